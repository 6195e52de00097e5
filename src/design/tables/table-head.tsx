import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import { selectionOf } from './row-selection.ts';
import styles from './table.module.css';
import type { Column, Selection, TableSort } from './table.tsx';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  selection: Selection<Row> | undefined;
  keys: readonly string[];
};

/** The head stays under the top bar while rows scroll; a sortable column's name is a button. */
export function TableHead<Row>({ columns, sort, onSort, selection, keys }: TableHeadProps<Row>) {
  const chosen = selection ? selectionOf(keys, selection.keys) : 'none';
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.box}>
            <Checkbox
              label={t('design.table.selectAll')}
              labelHidden
              checked={chosen === 'all'}
              indeterminate={chosen === 'some'}
              disabled={keys.length === 0}
              onChange={() => selection.onChange(new Set(chosen === 'all' ? [] : keys))}
            />
          </th>
        )}
        {columns.map(({ key, head, align, sortable, wideOnly }) => {
          const order = sort?.by === key ? sort.order : undefined;
          const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
          return (
            <th
              key={key}
              scope="col"
              className={classes(align === 'end' && styles.end, wideOnly && styles.wideOnly)}
              aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
            >
              {sortable && onSort ? (
                <button type="button" onClick={() => onSort({ by: key, order: order === 'desc' ? 'asc' : 'desc' })}>
                  {head}
                  <Arrow aria-hidden="true" className={classes(!order && styles.idle)} />
                  {!order && <VisuallyHidden>{t('design.table.sort')}</VisuallyHidden>}
                </button>
              ) : (
                head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
