import { type ReactNode, useId } from 'react';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { classes } from '#design/theme/classes.ts';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  /** `place` is the row's in the whole list, counted from 1 over its pages. */
  cell: (row: Row, place: number) => ReactNode;
  /** `end` for amounts and counts. */
  align?: 'end' | undefined;
  sortable?: boolean | undefined;
  /** Its place in the phone's two lines; columns without one are not shown there. */
  phone?: 'lead' | 'status' | 'under' | 'amount' | undefined;
  /** Dropped below 1280 px, beside a sidebar below 1440 px. */
  wideOnly?: boolean | undefined;
  /** Facts of the second rank, in grey. */
  quiet?: boolean | undefined;
};

export type TableSort = { by: string; order: 'asc' | 'desc' };

export type Selection<Row> = {
  keys: ReadonlySet<string>;
  onChange: (keys: Set<string>) => void;
  /** Names a row for its box: "Select BB-118103". */
  label: (row: Row) => string;
};

export type TableProps<Row> = {
  /** What the table holds; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while they load: rows of the final height stand in. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  /** Gets the column that was pressed and the order it should take. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** A press on the row or Enter. Keep a link or button inside the row as well. */
  onOpen?: ((row: Row) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** The row whose details are open. */
  current?: string | undefined;
  /** In place of rows: an `EmptyState` or an `ErrorState`. */
  instead?: ReactNode;
  loadingRows?: number | undefined;
  /** The place of the first row in the whole list. */
  firstPlace?: number | undefined;
  /** Rows run to the page's edges while the text stays on its grid. */
  bleed?: boolean | undefined;
  className?: string | undefined;
};

/** The dense table. Arrow keys or J and K walk the rows, Enter opens, X chooses, Shift+X a stretch. On phones a row is two lines. */
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
