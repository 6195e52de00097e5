import { type ReactNode, useId } from 'react';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { classes } from '#design/theme/classes.ts';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  /** `place` is the row's position in the whole list, from 1, across pages. */
  cell: (row: Row, place: number) => ReactNode;
  /** `end` for amounts and counts. */
  align?: 'end' | undefined;
  sortable?: boolean | undefined;
  /** Its position in the two lines on phones; columns without one are hidden there. */
  phone?: 'lead' | 'status' | 'under' | 'amount' | undefined;
  /** Hidden below 1280 px, beside a sidebar below 1440 px. */
  wideOnly?: boolean | undefined;
  /** Secondary facts, in grey. */
  quiet?: boolean | undefined;
};

export type TableSort = { by: string; order: 'asc' | 'desc' };

export type Selection<Row> = {
  keys: ReadonlySet<string>;
  onChange: (keys: Set<string>) => void;
  /** The accessible name of a row's checkbox: "Select BB-118103". */
  label: (row: Row) => string;
};

export type TableProps<Row> = {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while loading: skeleton rows of the final height are shown. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  /** Called with the pressed column and its new order. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** A press on the row or Enter. Keep a link or button inside the row as well. */
  onOpen?: ((row: Row) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** The row whose details are open. */
  current?: string | undefined;
  /** Instead of rows: an `EmptyState` or an `ErrorState`. */
  instead?: ReactNode;
  loadingRows?: number | undefined;
  /** The position of the first row in the whole list. */
  firstPlace?: number | undefined;
  /** Rows run to the page's edges while the text stays on its grid. */
  bleed?: boolean | undefined;
  className?: string | undefined;
};

/**
 * The dense table. Arrow keys or J and K move between rows, Enter opens, X selects, Shift+X selects a range. On phones a
 * row has two lines.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    selection,
    instead,
    loadingRows = 10,
    firstPlace = 1,
    bleed,
    className,
  } = props;
  const id = useId();
  const keys = rows?.map(rowKey) ?? [];
  const span = columns.length + (selection ? 1 : 0);
  return (
    <table
      className={classes(styles.table, bleed && styles.bleed, className)}
      aria-busy={rows === undefined && instead == null ? true : undefined}
      id={id}
    >
      <caption className={styles.caption}>{caption}</caption>
      <TableHead columns={columns} sort={props.sort} onSort={props.onSort} selection={selection} keys={keys} />
      <tbody>
        {instead != null ? (
          <tr className={styles.insteadRow}>
            <td colSpan={span}>{instead}</td>
          </tr>
        ) : rows === undefined ? (
          Array.from({ length: loadingRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name
            <tr key={index} className={styles.loading}>
              {Array.from({ length: span }, (_, cell) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name
                <td key={cell}>
                  <Skeleton length={(index + cell) % 3 === 0 ? 'medium' : 'long'} />
                </td>
              ))}
            </tr>
          ))
        ) : (
          rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              rowKey={rowKey(row)}
              first={index === 0}
              place={firstPlace + index}
              columns={columns}
              onOpen={props.onOpen}
              selection={selection}
              current={props.current === rowKey(row)}
              keys={keys}
            />
          ))
        )}
      </tbody>
    </table>
  );
}
