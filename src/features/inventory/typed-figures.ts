import { indianDigits, shortDecimals } from '#shared/indian-digits.ts';
import type { Paise } from '#shared/money.ts';
import type { PriceStock, PriceStockField } from './price-stock.ts';
import { readTypedRupees } from './typed-rupees.ts';

const GROUPED = /^\d+$|^\d{1,3}(,\d{2,3})*,\d{3}$/;
const NOTHING = /^(nil|none|-|–)?$/i;

/**
 * Reads an amount as people type it or paste it from a spreadsheet; nothing, `NIL` and a dash are none.
 * @returns null for none, undefined for what is no amount
 */
export function readAmount(text: string): Paise | null | undefined {
  return NOTHING.test(text.replace('₹', '').trim()) ? null : readTypedRupees(text);
}

/** Reads a number of pieces. @returns undefined for what is none */
export function readPieces(text: string): number | undefined {
  const plain = text.trim();
  return GROUPED.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** What stands in a cell: `1,44,900`, nothing where there is no sale price, `7`. */
export function figureText(figures: PriceStock, field: PriceStockField): string {
  if (field === 'stock') return indianDigits(figures.stock);
  const amount = figures[field];
  return amount === null ? '' : shortDecimals(amount);
}

/** Reads a cell. @returns undefined for what can't be read there */
export function readFigure(field: PriceStockField, text: string): Paise | number | null | undefined {
  if (field === 'stock') return readPieces(text);
  const amount = readAmount(text);
  return field === 'price' && amount === null ? undefined : amount;
}
