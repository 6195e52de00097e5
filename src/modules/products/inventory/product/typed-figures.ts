import type { PriceStock, PriceStockField } from '#products/inventory/stock/price-stock.ts';
import { t } from '#shared/language/t.ts';
import { indianDigits, shortDecimals } from '#shared/money/indian-digits.ts';
import type { Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';
import type { Read } from '#shared/text/read.ts';

const NOTHING = /^(nil|none|-|–)?$/i;

/** Reads an amount that is typed or pasted from a spreadsheet; empty, `NIL` and a dash are null. */
export function readTypedAmount(text: string): Read<Paise | null> {
  return NOTHING.test(text.replace('₹', '').trim()) ? { value: null } : readMoney(text);
}

/** Reads a number of units. @returns undefined if it is not a whole number */
export function readPieces(text: string): number | undefined {
  const digits = ungrouped(text.trim());
  return digits === undefined ? undefined : Number(digits);
}

/** The text of a cell: `1,44,900`, empty without a sale price, `7`. */
export function figureText(figures: PriceStock, field: PriceStockField): string {
  if (field === 'stock') return indianDigits(figures.stock);
  const amount = figures[field];
  return amount === null ? '' : shortDecimals(amount);
}

/** Reads a cell. @returns undefined if it is invalid */
export function readFigure(field: PriceStockField, text: string): Paise | number | null | undefined {
  const read = field === 'stock' ? undefined : readTypedAmount(text);
  if (read === undefined) return readPieces(text);
  return 'fault' in read || (field === 'price' && read.value === null) ? undefined : read.value;
}

/** The error of an invalid cell. */
export function figureFault(field: PriceStockField, text: string): string {
  if (field === 'stock') return t('products.inventory.fault.whole');
  const read = readTypedAmount(text);
  return 'fault' in read ? read.fault : t('products.inventory.fault.anyAmount');
}
