import type { KeyboardEvent, MouseEvent } from 'react';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { classes } from '#design/theme/classes.ts';
import { toggleRows } from './row-selection.ts';
import styles from './table.module.css';
import type { Column, Selection } from './table.tsx';

type TableRowProps<Row> = {
  row: Row;
  rowKey: string;
  first: boolean;
  place: number;
  columns: readonly Column<Row>[];
  onOpen: ((row: Row) => void) | undefined;
  selection: Selection<Row> | undefined;
  current: boolean;
  keys: readonly string[];
};

const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus to a neighbour (roving tab index). */
function walk(from: HTMLTableRowElement, step: 1 | -1) {
  const next = step === 1 ? from.nextElementSibling : from.previousElementSibling;
  if (!(next instanceof HTMLTableRowElement)) return;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

/** The last selected row of each table, the anchor for Shift. */
const anchors = new WeakMap<Element, string>();

export function TableRow<Row>({
  row,
  rowKey,
  first,
  place,
  columns,
  onOpen,
  selection,
  current,
  keys,
}: TableRowProps<Row>) {
  const walks = onOpen !== undefined || selection !== undefined;
  const chosen = selection?.keys.has(rowKey) ?? false;

  const choose = (inTable: Element | null, stretch: boolean) => {
    if (!selection) return;
    const from = stretch && inTable ? (anchors.get(inTable) ?? null) : null;
    if (inTable) anchors.set(inTable, rowKey);
    selection.onChange(toggleRows(keys, selection.keys, rowKey, from));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) walk(event.currentTarget, step);
    else if (event.key === 'Enter') onOpen?.(row);
    else if (event.key.toLowerCase() === 'x') choose(event.currentTarget.closest('table'), event.shiftKey);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button, label, input, select')) return;
    // Selecting text must not open the row.
    if (window.getSelection()?.isCollapsed === false) return;
    onOpen?.(row);
  };
  return (
    <tr
      className={classes(onOpen && styles.opens)}
      data-selected={chosen || undefined}
      data-current={current || undefined}
      tabIndex={walks ? (first ? 0 : -1) : undefined}
      onClick={onOpen && onClick}
      onKeyDown={walks ? onKeyDown : undefined}
    >
      {selection && (
        <td className={styles.box}>
          <Checkbox
            label={selection.label(row)}
            labelHidden
            tabIndex={-1}
            checked={chosen}
            onChange={event => {
              const { nativeEvent, currentTarget } = event;
              choose(currentTarget.closest('table'), nativeEvent instanceof PointerEvent && nativeEvent.shiftKey);
            }}
          />
        </td>
      )}
      {columns.map(({ key, cell, align, phone, wideOnly, quiet }) => (
        <td
          key={key}
          className={classes(
            align === 'end' && styles.end,
            wideOnly && styles.wideOnly,
            quiet && styles.quiet,
            phone ? styles[phone] : styles.notOnPhone,
          )}
        >
          {cell(row, place)}
        </td>
      ))}
    </tr>
  );
}
