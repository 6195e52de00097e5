import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { isPageKey } from '#design/tables/page-key.ts';
import { type Column, Table } from '#design/tables/table.tsx';
import { t } from '#shared/language/t.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import type { Page, RowOf } from './list-of.ts';
import { ListPage } from './list-page.tsx';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

export type ListTableProps<State extends Paged, Found extends Page<unknown>> = {
  list: List<State, Found>;
  /** Instead of the declared columns, if they depend on the user. */
  columns?: readonly Column<RowOf<Found>>[];
  /** Buttons at the end of each row. */
  rowActs?: { readonly head: string; readonly cell: (row: RowOf<Found>) => ReactNode };
  /** The row whose details are open, if the address does not say so. */
  current?: string | undefined;
};

/** The rows of a declared list as a table, by itself for pages with other content. J and K move the focus into the rows. */
export function ListTable<State extends Paged, Found extends Page<unknown>>(props: ListTableProps<State, Found>) {
  const { list, columns = list.of.columns ?? [], rowActs } = props;
  const { of, state } = list;
  const { address, opened, sort, rowHref } = of;
  const navigate = useNavigate();
  useRowKeys();
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
    <ListPage list={list}>
      {(rows, instead, firstPlace) => (
        <Table<RowOf<Found>>
          caption={of.caption}
          columns={[...columns, ...(acts ? [acts] : []), ...(details ? [details] : [])]}
          rows={rows}
          rowKey={of.rowKey}
          firstPlace={firstPlace}
          loadingRows={of.loadingRows ?? 8}
          instead={instead}
          onOpen={open}
          current={props.current ?? opened?.of(state)}
          selection={of.selection && list.selection.inTable}
          sort={sort?.of(state)}
          onSort={sort && (pressed => list.narrow(sort.to(pressed)))}
          bleed
        />
      )}
    </ListPage>
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

/** Once a row has the focus, the table itself handles these keys. */
function useRowKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || !isPageKey(event)) return;
      document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
