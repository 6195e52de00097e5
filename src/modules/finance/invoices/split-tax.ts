import { type Paise, paise } from '#shared/money/money.ts';
import type { TaxKind } from './tax-kind.ts';

/** An amount with its tax, to the paisa: `taxable` and the taxes sum up to `amount`. */
export interface TaxSplit {
  readonly amount: Paise;
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  /** The state's tax, or the union territory's. */
  readonly sgst: Paise;
}

/**
 * What of a price the tax is already in goes to whom. Within a state each half is rounded by itself, so both are alike, and
 * the taxable value is what is left (decision 63). The total is what was paid, always.
 */
export function splitTax(amount: Paise, rateBp: number, kind: TaxKind): TaxSplit {
  const withTax = 10_000 + rateBp;
  if (kind !== 'igst') return halved(amount, Math.floor((amount * rateBp + withTax) / (2 * withTax)));
  const taxable = paise(Math.round((amount * 10_000) / withTax));
  return { amount, taxable, igst: paise(amount - taxable), cgst: paise(0), sgst: paise(0) };
}

/** A value and the tax that was charged on it. Of an odd tax within a state the paisa that makes it even is the value's. */
export function splitOf(taxable: Paise, tax: Paise, kind: TaxKind): TaxSplit {
  const amount = paise(taxable + tax);
  if (kind !== 'igst') return halved(amount, Math.ceil(tax / 2));
  return { amount, taxable, igst: tax, cgst: paise(0), sgst: paise(0) };
}

function halved(amount: Paise, half: number): TaxSplit {
  return { amount, taxable: paise(amount - 2 * half), igst: paise(0), cgst: paise(half), sgst: paise(half) };
}
