import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows from 'lucide-react/icons/rows-3';
import { Select } from '#design/choices/select.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { OwnSort } from '#products/inventory/own-products/own-products.contract.ts';
import type { OwnProductsState } from '#products/inventory/own-products/own-products-state.ts';
import type { Page } from '#routing/list/list-of.ts';
import type { List } from '#routing/list/use-list.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import styles from './own-products.module.css';

const SORTS: readonly { value: string; label: string; sort?: OwnSort; order?: 'asc' | 'desc' }[] = [
  { value: '', label: t('products.inventory.sort.changed') },
  { value: 'title-asc', label: t('products.catalog.sort.titleUp'), sort: 'title', order: 'asc' },
  { value: 'title-desc', label: t('products.catalog.sort.titleDown'), sort: 'title', order: 'desc' },
  { value: 'price-asc', label: t('products.catalog.sort.cheapest'), sort: 'price', order: 'asc' },
  { value: 'price-desc', label: t('products.catalog.sort.dearest'), sort: 'price', order: 'desc' },
  { value: 'stock-asc', label: t('products.inventory.sort.least'), sort: 'stock', order: 'asc' },
  { value: 'stock-desc', label: t('products.inventory.sort.most'), sort: 'stock', order: 'desc' },
];

type OwnProductsLookProps = { list: Pick<List<OwnProductsState, Page<unknown>>, 'state' | 'href' | 'narrow'> };

/** How the list looks: its order, and cards or a table. */
export function OwnProductsLook({ list: { state, href, narrow } }: OwnProductsLookProps) {
  const chosen = SORTS.find(({ sort, order }) => sort === state.sort && order === state.order) ?? SORTS[0];
  return (
    <div className={styles.look}>
      <Select
        label={t('products.inventory.sort.label')}
        inline
        value={chosen?.value}
        choices={SORTS.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) => {
          const { sort, order } = SORTS.find(({ value }) => value === currentTarget.value) ?? {};
          narrow({ sort, order });
        }}
      />
      <Tabs
        look="segment"
        label={t('products.inventory.view.label')}
        renderLink={stayingLink}
        tabs={[
          { href: href({ view: undefined }), name: <Seen as="cards" />, current: !state.view },
          { href: href({ view: 'table' }), name: <Seen as="table" />, current: !!state.view },
        ]}
      />
    </div>
  );
}

function Seen({ as }: { as: 'cards' | 'table' }) {
  const Icon = as === 'cards' ? LayoutGrid : Rows;
  return (
    <>
      <Icon className={styles.icon} aria-hidden="true" />
      <VisuallyHidden>
        {as === 'cards' ? t('products.inventory.view.cards') : t('products.inventory.view.table')}
      </VisuallyHidden>
    </>
  );
}
