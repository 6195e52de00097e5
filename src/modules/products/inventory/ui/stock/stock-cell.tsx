import { type KeyboardEvent, useId } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { figureText } from '#products/inventory/product/typed-figures.ts';
import type { PriceStockField } from '#products/inventory/stock/price-stock.ts';
import { isBlock, isChanged } from '#products/inventory/stock/stock-drafts.ts';
import type { StockRow } from '#products/inventory/stock/stock-sheet.contract.ts';
import { t } from '#shared/language/t.ts';
import styles from './stock-cell.module.css';
import type { StockDrafts } from './use-stock-drafts.ts';

const CELL_SIGNS: Readonly<Record<PriceStockField, string>> = {
  price: t('products.catalog.field.priceHead'),
  salePrice: t('products.inventory.cell.sale'),
  stock: t('products.catalog.field.stockHead'),
};

const CELL_NAMES: Readonly<Record<PriceStockField, string>> = {
  price: t('products.catalog.field.price'),
  salePrice: t('products.catalog.field.salePriceHead'),
  stock: t('products.catalog.field.stockHead'),
};

type StockCellProps = { row: StockRow; field: PriceStockField; drafts: StockDrafts };

/** An editable cell. Enter and arrow keys move through the table; a pasted column fills the rows below. */
export function StockCell({ row, field, drafts }: StockCellProps) {
  const faultId = useId();
  const draft = drafts.of(row);
  const changed = draft !== undefined && isChanged(draft, field);
  const fault = drafts.faultAt(row, field);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') drafts.revert(row, field);
    else if (event.key === 'Enter' || event.key.startsWith('Arrow')) {
      const next = cellFrom(event.currentTarget, event);
      if (!next && event.key !== 'Enter') return;
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };
  return (
    <span className={classes(styles.cell, changed && styles.changed)}>
      <input
        className={styles.input}
        name={field}
        data-cell
        inputMode={field === 'stock' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={t('products.inventory.cell.of', { field: CELL_NAMES[field], title: row.title })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={changed || fault ? faultId : undefined}
        placeholder={field === 'salePrice' ? '–' : undefined}
        value={draft?.typed[field] ?? figureText(row, field)}
        onChange={event => drafts.type(row, field, event.currentTarget.value)}
        onFocus={event => event.currentTarget.select()}
        onBlur={drafts.settle}
        onKeyDown={onKeyDown}
        onPaste={event => {
          const text = event.clipboardData.getData('text/plain');
          if (!isBlock(text)) return;
          event.preventDefault();
          drafts.paste(row, field, text);
        }}
      />
      <span className={styles.name} aria-hidden="true">
        {CELL_SIGNS[field]}
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
  return input.closest('tr')?.[way]?.querySelector<HTMLInputElement>(`input[name="${input.name}"]`) ?? null;
}

function beside(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | null {
  const cells = [...(input.closest('tr')?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])];
  return cells[cells.indexOf(input) + step] ?? null;
}
