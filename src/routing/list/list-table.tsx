import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Column } from '#design/tables/table.tsx';
import { type Page, PagedTable } from '#routing/page/paged-table.tsx';
import { t } from '#shared/language/t.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import type { RowOf } from './list-of.ts';
import { pageOf } from './list-page.ts';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

export type ListTableProps<State extends Paged, Found extends Page<unknown>> = {
  list: List<State, Found>;
  /** Instead of the declared columns, if they depend on the user. */
  columns?: readonly Column<RowOf<Found>>[];
  /** Buttons at the end of each row. */
  rowActs?: { readonly head: string; readonly cell: (row: RowOf<Found>) => ReactNode };
};

/** Only the paged table of a declared list, for pages with other content. */
export function ListTable<State extends Paged, Found extends Page<unknown>>(props: ListTableProps<State, Found>) {
  const { list, columns = list.of.columns ?? [], rowActs } = props;
  const { of, state } = list;
  const { address, opened, sort, rowHref } = of;
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
      {...pageOf(list)}
      caption={of.caption}
      columns={[...columns, ...(acts ? [acts] : []), ...(details ? [details] : [])]}
      rowKey={of.rowKey}
      loadingRows={of.loadingRows ?? 8}
      onOpen={open}
      current={opened?.of(state)}
      selection={of.selection && list.selection.inTable}
      sort={sort?.of(state)}
      onSort={sort && (pressed => list.narrow(sort.to(pressed)))}
    />
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
