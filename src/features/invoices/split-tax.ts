import { type Paise, paise } from '#shared/money.ts';
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

/** What of a price the tax is already in goes to whom. The one rounding is that of the taxable value. */
export function splitTax(amount: Paise, rateBp: number, kind: TaxKind): TaxSplit {
  const taxable = Math.round((amount * 10_000) / (10_000 + rateBp));
  return splitOf(paise(taxable), paise(amount - taxable), kind);
}

/** Puts the tax on top of a value that it is not in. */
export function addTax(taxable: Paise, rateBp: number, kind: TaxKind): TaxSplit {
  return splitOf(taxable, paise(Math.round((taxable * rateBp) / 10_000)), kind);
}

/** Taxable value and tax, divided between centre and state; the odd paisa is the state's. */
export function splitOf(taxable: Paise, tax: Paise, kind: TaxKind): TaxSplit {
  const amount = paise(taxable + tax);
  if (kind === 'igst') return { amount, taxable, igst: tax, cgst: paise(0), sgst: paise(0) };
  const cgst = Math.floor(tax / 2);
  return { amount, taxable, igst: paise(0), cgst: paise(cgst), sgst: paise(tax - cgst) };
}
