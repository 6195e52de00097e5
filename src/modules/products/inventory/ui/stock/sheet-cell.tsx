import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './stock-cell.module.css';

type SheetCellProps = {
  /** The same for all cells of a column. */
  name: string;
  /** The accessible name: the column and the row. */
  label: string;
  /** Shown in the cell on phones, where there is no table head. */
  sign: string;
  value: string;
  changed: boolean;
  fault?: string | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text' | undefined;
  placeholder?: string | undefined;
  /** For words instead of figures. */
  isText?: boolean | undefined;
  disabled?: boolean | undefined;
  onType: (text: string) => void;
  onRevert: () => void;
  onLeave?: (() => void) | undefined;
  onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
};

/** An editable cell of a table. Enter and arrow keys move through the table, Escape takes back what was typed. */
export function SheetCell(props: SheetCellProps) {
  const { name, label, sign, value, changed, fault, inputMode, placeholder, isText = false } = props;
  const faultId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') props.onRevert();
    else if (event.key === 'Enter' || event.key.startsWith('Arrow')) {
      const next = cellFrom(event.currentTarget, event);
      if (!next && event.key !== 'Enter') return;
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };
  return (
    <span className={classes(styles.cell, changed && styles.changed, isText && styles.text)}>
      <input
        className={styles.input}
        name={name}
        data-cell
        inputMode={inputMode}
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={changed || fault ? faultId : undefined}
        placeholder={placeholder}
        disabled={props.disabled}
        value={value}
        onChange={event => props.onType(event.currentTarget.value)}
        onFocus={event => event.currentTarget.select()}
        onBlur={props.onLeave}
        onKeyDown={onKeyDown}
        onPaste={props.onPaste}
      />
      <span className={styles.name} aria-hidden="true">
        {sign}
      </span>
      {changed && <span className={styles.dot} title={t('products.inventory.editor.changed')} />}
      <span id={faultId} className={classes(fault !== undefined && styles.fault)}>
        {fault ?? (changed && <VisuallyHidden>{t('products.inventory.cell.notSaved')}</VisuallyHidden>)}
      </span>
    </span>
  );
}

/** The next cell for a key, as in a spreadsheet; null for keys that belong to the input. */
function cellFrom(
  input: HTMLInputElement,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): HTMLInputElement | null {
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return inRow(input, 'nextElementSibling');
  if (key === 'ArrowUp' || key === 'Enter') return inRow(input, 'previousElementSibling');
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowLeft' && (isWhole || (start === 0 && end === 0))) return beside(input, -1);
  if (key === 'ArrowRight' && (isWhole || (start === value.length && end === start))) return beside(input, 1);
  return null;
}

function inRow(input: HTMLInputElement, way: 'nextElementSibling' | 'previousElementSibling'): HTMLInputElement | null {
  const cells = input.closest('tr')?.[way]?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [];
  return [...cells].find(({ name }) => name === input.name) ?? null;
}

function beside(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | null {
  const cells = [...(input.closest('tr')?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])];
  return cells[cells.indexOf(input) + step] ?? null;
}
