import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageHead } from '#design/layout/page-head.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { SelectionBar } from '#design/tables/selection-bar.tsx';
import type { Column } from '#design/tables/table.tsx';
import { type Page, PagedTable } from '#routing/page/paged-table.tsx';
import { t } from '#shared/language/t.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import type { RowOf } from './list-of.ts';
import styles from './list-screen.module.css';
import { ListTabs, ListTools } from './list-tools.tsx';
import type { List } from './use-list.ts';

type ListScreenProps<State extends Paged, In, Found extends Page<unknown>, Wire> = {
  list: List<State, In, Found, Wire>;
  /** Instead of the declared columns, if they depend on the user. */
  columns?: readonly Column<RowOf<Found>>[];
  /** Buttons at the end of each row. */
  rowActs?: { readonly head: string; readonly cell: (row: RowOf<Found>) => ReactNode };
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  /** Between the heading and the list. */
  above?: ReactNode;
  /** Filters that can't be declared, beside the search. */
  filters?: ReactNode;
  /** Instead of the declared search and filters. */
  tools?: ReactNode;
  /** Buttons for the selected rows. */
  bulk?: ReactNode;
  /** Below the list, or over it. */
  children?: ReactNode;
};

/** A declared list screen: heading, tabs, search and filters, and the paged table. */
export function ListScreen<State extends Paged, In, Found extends Page<unknown>, Wire>(
  props: ListScreenProps<State, In, Found, Wire>,
) {
  const { list, actions, above, filters, tools, bulk, children } = props;
  const { of, state, found } = list;
  return (
    <>
      <title>{t('routing.title', { page: of.title })}</title>
      <PageHead
        title={of.title}
        aside={of.aside && (found ? of.aside(found, state) : '\u00a0')}
        actions={actions || undefined}
      />
      {above}
      <ListTabs list={list} isAlone={!of.search && !tools} />
      {tools ?? <ListTools list={list}>{filters}</ListTools>}
      <ListTable {...props} />
      {bulk && <ListBulk list={list}>{bulk}</ListBulk>}
      {children}
    </>
  );
}

/** Only the paged table of a declared list, for pages with other content. */
export function ListTable<State extends Paged, In, Found extends Page<unknown>, Wire>(
  props: Pick<ListScreenProps<State, In, Found, Wire>, 'list' | 'columns' | 'rowActs'>,
) {
  const { list, columns = list.of.columns ?? [], rowActs } = props;
  const { of, state } = list;
  const { address, opened, sort, rowHref, all, empty } = of;
  const navigate = useNavigate();
  const acts: Column<RowOf<Found>> | undefined = rowActs && {
    key: 'acts',
    head: <VisuallyHidden>{rowActs.head}</VisuallyHidden>,
    align: 'end',
    phone: 'amount',
    cell: rowActs.cell,
  };
  const details =
    opened?.nameOf &&
    detailsColumn<RowOf<Found>>(row => address.href({ ...state, ...opened.to(of.rowKey(row)) }), opened.nameOf);
  const open = rowHref
    ? (row: RowOf<Found>) => void navigate(rowHref(row))
    : opened && ((row: RowOf<Found>) => list.open(of.rowKey(row)));
  return (
    <PagedTable<RowOf<Found>>
      asked={list.asked}
      caption={of.caption}
      columns={[...columns, ...(acts ? [acts] : []), ...(details ? [details] : [])]}
      rowKey={of.rowKey}
      loadingRows={of.loadingRows ?? 8}
      pageSize={of.rowsAPage}
      onOpen={open}
      current={opened?.of(state)}
      selection={of.selection && list.selection.inTable}
      sort={sort?.of(state)}
      onSort={sort && (pressed => list.narrow(sort.to(pressed)))}
      href={page => list.href({ page })}
      noun={of.noun}
      empty={typeof empty === 'string' ? empty : empty(state)}
      all={all && isNarrowed(list) ? { href: address.href(wholeOf(list)), words: all.words } : undefined}
    />
  );
}

/** The state of the unfiltered list. */
function wholeOf<State extends Paged, In, Found extends Page<unknown>, Wire>({
  of: { all },
  state,
}: List<State, In, Found, Wire>): Partial<State> {
  const kept = all?.keeps === undefined ? {} : { [all.keeps]: state[all.keeps] };
  // The declaration names a parameter of this state.
  return { ...all?.state, ...(kept as Partial<State>) };
}

/** Whether the list is filtered. Sorting does not count. */
function isNarrowed<State extends Paged, In, Found extends Page<unknown>, Wire>(
  list: List<State, In, Found, Wire>,
): boolean {
  const {
    of: { address, sort },
    state,
    href,
  } = list;
  const usual = address.read(new URLSearchParams());
  const unsorted = sort?.to(sort.of(usual));
  return href({ ...unsorted, page: state.page }) !== href({ ...usual, ...unsorted, ...wholeOf(list) });
}

/** The bar with actions for the selected rows. */
function ListBulk<State extends Paged, In, Found extends Page<unknown>, Wire>({
  list: { of, selection },
  children,
}: {
  list: List<State, In, Found, Wire>;
  children: ReactNode;
}) {
  const { rows, clear } = selection;
  const most = of.selection?.most ?? Number.POSITIVE_INFINITY;
  return (
    <SelectionBar count={rows.length} onClear={clear}>
      {rows.length > most ? <span>{t('routing.list.most', { most })}</span> : children}
    </SelectionBar>
  );
}

/** The last column of a list whose rows open: a link, for keyboards and screen readers. */
function detailsColumn<Row>(hrefOf: (row: Row) => string, nameOf: (row: Row) => string): Column<Row> {
  return {
    key: 'details',
    head: <VisuallyHidden>{t('routing.list.details')}</VisuallyHidden>,
    align: 'end',
    cell: row => (
      <Link
        to={hrefOf(row)}
        preventScrollReset
        className={styles.view}
        aria-label={t('routing.list.detailsOf', { name: nameOf(row) })}
      >
        {t('routing.list.details')}
      </Link>
    ),
  };
}
