import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows from 'lucide-react/icons/rows-3';
import { useNavigate } from 'react-router';
import { Select } from '#design/choices/select.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { OwnCounts, OwnSort } from '#products/inventory/own-products/own-products.contract.ts';
import { type OwnProductsState, ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import { FindProducts } from './find-products.tsx';
import styles from './own-products.module.css';

const TABS = [
  { name: t('products.inventory.tab.all'), only: {}, count: 'all' },
  { name: t('products.inventory.status.live'), only: { status: 'live' }, count: 'live' },
  { name: t('products.inventory.tab.drafts'), only: { status: 'draft' }, count: 'draft' },
  { name: t('products.inventory.tab.hidden'), only: { status: 'hidden' }, count: 'hidden' },
  { name: t('products.inventory.tab.low'), only: { stock: 'low' }, count: 'low' },
  { name: t('products.catalog.badge.out'), only: { stock: 'out' }, count: 'out' },
] as const;

const SORTS: readonly { value: string; label: string; sort?: OwnSort; order?: 'asc' | 'desc' }[] = [
  { value: '', label: t('products.inventory.sort.changed') },
  { value: 'title-asc', label: t('products.catalog.sort.titleUp'), sort: 'title', order: 'asc' },
  { value: 'title-desc', label: t('products.catalog.sort.titleDown'), sort: 'title', order: 'desc' },
  { value: 'price-asc', label: t('products.catalog.sort.cheapest'), sort: 'price', order: 'asc' },
  { value: 'price-desc', label: t('products.catalog.sort.dearest'), sort: 'price', order: 'desc' },
  { value: 'stock-asc', label: t('products.inventory.sort.least'), sort: 'stock', order: 'asc' },
  { value: 'stock-desc', label: t('products.inventory.sort.most'), sort: 'stock', order: 'desc' },
];

type ToolsProps = { state: OwnProductsState; counts: OwnCounts | undefined; isAdministrator: boolean };

/** Tabs, search, sort and view of the list; all state is in the address. */
export function OwnProductsTools({ state, counts, isAdministrator }: ToolsProps) {
  const navigate = useNavigate();
  const first = { ...state, page: 1 };
  const chosen = SORTS.find(({ sort, order }) => sort === state.sort && order === state.order) ?? SORTS[0];
  const sortBy = (value: string) => {
    const { sort, order } = SORTS.find(choice => choice.value === value) ?? {};
    void navigate(ownProductsHref({ ...first, sort, order }), { preventScrollReset: true });
  };
  return (
    <>
      <Tabs
        label={t('products.inventory.tab.label')}
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={TABS.map(({ name, only, count }) => ({
          href: ownProductsHref({ ...first, status: undefined, stock: undefined, ...only }),
          name,
          count: counts?.[count],
          current: isOnly(state, only),
        }))}
      />
      <div className={styles.tools}>
        <FindProducts
          className={styles.search}
          whose={isAdministrator ? { isAll: state.all, href: all => ownProductsHref({ ...first, all }) } : undefined}
        />
        <div className={styles.look}>
          <Select
            label={t('products.inventory.sort.label')}
            inline
            value={chosen?.value}
            choices={SORTS.map(({ value, label }) => ({ value, label }))}
            onChange={event => sortBy(event.currentTarget.value)}
          />
          <Tabs
            look="segment"
            label={t('products.inventory.view.label')}
            renderLink={stayingLink}
            tabs={[
              { href: ownProductsHref({ ...first, view: undefined }), name: <Seen as="cards" />, current: !state.view },
              { href: ownProductsHref({ ...first, view: 'table' }), name: <Seen as="table" />, current: !!state.view },
            ]}
          />
        </div>
      </div>
    </>
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

function isOnly(state: OwnProductsState, only: Partial<OwnProductsState>): boolean {
  return state.status === only.status && state.stock === only.stock;
}
