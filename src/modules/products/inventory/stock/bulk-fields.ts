import { readPieces, readTypedAmount } from '#products/inventory/product/typed-figures.ts';
import { t } from '#shared/language/t.ts';
import type { BulkKind, BulkOperation, Rounding } from './bulk-operation.ts';
import type { StockReason } from './stock-reasons.ts';

/** The state of the form. */
export interface BulkInput {
  readonly kind: BulkKind;
  readonly amount: string;
  /** For `price-percent`. */
  readonly way: 'raise' | 'lower';
  readonly rounding: Rounding;
  readonly reason: StockReason;
}

export const BULK_START: BulkInput = {
  kind: 'sale-percent',
  amount: '',
  way: 'raise',
  rounding: 'ninety-nine',
  reason: 'supplied',
};

/** Reads the form. @returns the operation, an error for an invalid amount, or undefined while the amount is empty */
export function readBulk({
  kind,
  amount,
  way,
  rounding,
  reason,
}: BulkInput): BulkOperation | { fault: string } | undefined {
  if (kind === 'clear-sale') return { kind };
  if (amount.trim() === '') return undefined;
  if (kind === 'sale-rupees') {
    const off = readTypedAmount(amount);
    if ('fault' in off) return off;
    return off.value ? { kind, off: off.value } : { fault: t('products.inventory.fault.above') };
  }
  if (kind === 'add-stock') {
    const by = readPieces(amount);
    return by !== undefined && by >= 1 && by <= 1_000_000
      ? { kind, by, reason }
      : { fault: t('products.inventory.fault.oneOrMore') };
  }
  const percent = readPercent(amount);
  const most = kind === 'sale-percent' ? 95 : way === 'lower' ? 90 : 400;
  const least = kind === 'sale-percent' ? 1 : 0.01;
  if (percent === undefined || percent < least || percent > most)
    return { fault: t('products.inventory.fault.between', { least, most }) };
  return { kind, percent: kind === 'price-percent' && way === 'lower' ? -percent : percent, rounding };
}

function readPercent(text: string): number | undefined {
  const plain = text.replace(/\s*%$/, '').trim();
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
