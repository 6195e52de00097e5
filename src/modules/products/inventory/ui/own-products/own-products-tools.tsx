import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows from 'lucide-react/icons/rows-3';
import { useNavigate } from 'react-router';
import { Select } from '#design/choices/select.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { OwnCounts, OwnSort } from '#products/inventory/own-products/own-products.contract.ts';
import { type OwnProductsState, ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { FindProducts } from './find-products.tsx';
import styles from './own-products.module.css';

const TABS = [
  { name: 'All', only: {}, count: 'all' },
  { name: 'Live', only: { status: 'live' }, count: 'live' },
  { name: 'Drafts', only: { status: 'draft' }, count: 'draft' },
  { name: 'Hidden', only: { status: 'hidden' }, count: 'hidden' },
  { name: 'Low stock', only: { stock: 'low' }, count: 'low' },
  { name: 'Out Of Stock', only: { stock: 'out' }, count: 'out' },
] as const;

const SORTS: readonly { value: string; label: string; sort?: OwnSort; order?: 'asc' | 'desc' }[] = [
  { value: '', label: 'Last changed' },
  { value: 'title asc', label: 'Title: A to Z', sort: 'title', order: 'asc' },
  { value: 'title desc', label: 'Title: Z to A', sort: 'title', order: 'desc' },
  { value: 'price asc', label: 'Price: Low to High', sort: 'price', order: 'asc' },
  { value: 'price desc', label: 'Price: High to Low', sort: 'price', order: 'desc' },
  { value: 'stock asc', label: 'Least in stock', sort: 'stock', order: 'asc' },
  { value: 'stock desc', label: 'Most in stock', sort: 'stock', order: 'desc' },
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
        label="Status and stock"
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
            label="Sort"
            inline
            value={chosen?.value}
            choices={SORTS.map(({ value, label }) => ({ value, label }))}
            onChange={event => sortBy(event.currentTarget.value)}
          />
          <Tabs
            look="segment"
            label="View"
            renderLink={stayingLink}
            tabs={[
              { href: ownProductsHref({ ...first, view: undefined }), name: <Seen as="Cards" />, current: !state.view },
              { href: ownProductsHref({ ...first, view: 'table' }), name: <Seen as="Table" />, current: !!state.view },
            ]}
          />
        </div>
      </div>
    </>
  );
}

function Seen({ as }: { as: 'Cards' | 'Table' }) {
  const Icon = as === 'Cards' ? LayoutGrid : Rows;
  return (
    <>
      <Icon className={styles.icon} aria-hidden="true" />
      <VisuallyHidden>{as}</VisuallyHidden>
    </>
  );
}

function isOnly(state: OwnProductsState, only: Partial<OwnProductsState>): boolean {
  return state.status === only.status && state.stock === only.stock;
}
