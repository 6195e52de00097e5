import type { PriceStock, PriceStockField } from '#products/inventory/stock/price-stock.ts';
import { indianDigits, shortDecimals } from '#shared/money/indian-digits.ts';
import type { Paise } from '#shared/money/money.ts';
import { type ReadMoney, readMoney } from '#shared/money/read-money.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';

const NOTHING = /^(nil|none|-|–)?$/i;

/** Reads an amount as people type it or paste it from a spreadsheet; nothing, `NIL` and a dash are none. */
export function readTypedAmount(text: string): ReadMoney | { readonly value: null } {
  return NOTHING.test(text.replace('₹', '').trim()) ? { value: null } : readMoney(text);
}

/** Reads a number of pieces. @returns undefined for what is none */
export function readPieces(text: string): number | undefined {
  const digits = ungrouped(text.trim());
  return digits === undefined ? undefined : Number(digits);
}

/** What stands in a cell: `1,44,900`, nothing where there is no sale price, `7`. */
export function figureText(figures: PriceStock, field: PriceStockField): string {
  if (field === 'stock') return indianDigits(figures.stock);
  const amount = figures[field];
  return amount === null ? '' : shortDecimals(amount);
}

/** Reads a cell. @returns undefined for what can't be read there */
export function readFigure(field: PriceStockField, text: string): Paise | number | null | undefined {
  const read = field === 'stock' ? undefined : readTypedAmount(text);
  if (read === undefined) return readPieces(text);
  return 'fault' in read || (field === 'price' && read.value === null) ? undefined : read.value;
}

/** Why a cell can't be read. */
export function figureFault(field: PriceStockField, text: string): string {
  if (field === 'stock') return 'Enter a whole number.';
  const read = readTypedAmount(text);
  return 'fault' in read ? read.fault : 'Enter an amount, such as 1,37,900.';
}
