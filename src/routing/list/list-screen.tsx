import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { SelectionBar } from '#design/tables/selection-bar.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import type { Page } from './list-of.ts';
import styles from './list-screen.module.css';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { ListTabs, ListTools } from './list-tools.tsx';
import type { List } from './use-list.ts';

type ListScreenProps<State extends Paged, Found extends Page<unknown>> = ListTableProps<State, Found> & {
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  /** Between the heading and the list. */
  above?: ReactNode;
  /** Filters that can't be declared, beside the search. */
  filters?: ReactNode;
  /** Instead of the declared search and filters. */
  tools?: ReactNode;
  /** Instead of the table: `ListCards`. */
  cards?: ReactNode;
  /** Buttons for the selected rows. */
  bulk?: ReactNode;
  /** Below the list, or over it. */
  children?: ReactNode;
};

/** A declared list screen: heading, tabs, search and filters, and the paged table. */
export function ListScreen<State extends Paged, Found extends Page<unknown>>(props: ListScreenProps<State, Found>) {
  const { list, actions, above, filters, tools, cards, bulk, children } = props;
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
      <ListTabs list={list} className={classes(styles.tabs, !of.search && !tools && styles.alone)} />
      {tools ?? <ListTools list={list}>{filters}</ListTools>}
      {cards || <ListTable {...props} />}
      {bulk && <ListBulk list={list}>{bulk}</ListBulk>}
      {children}
    </>
  );
}

/** The bar with actions for the selected rows. */
function ListBulk<State extends Paged, Found extends Page<unknown>>({
  list: { of, found, selection },
  children,
}: {
  list: List<State, Found>;
  children: ReactNode;
}) {
  const { rows, isAll, selectAll, clear } = selection;
  const { most = Number.POSITIVE_INFINITY, all } = of.selection ?? {};
  const count = found?.totalItems ?? 0;
  return (
    <SelectionBar count={rows.length} words={isAll ? all?.chosen(count) : undefined} onClear={clear}>
      {all && !isAll && count > rows.length && (
        <Button tone="quiet" onClick={selectAll}>
          {all.offer(count)}
        </Button>
      )}
      {rows.length > most ? <span>{t('routing.list.most', { most })}</span> : children}
    </SelectionBar>
  );
}
