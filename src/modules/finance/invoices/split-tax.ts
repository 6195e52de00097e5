import { type Paise, paise } from '#shared/money/money.ts';

/** The taxes of a sale: IGST between states; otherwise CGST and SGST or UTGST, half each. */

export const TAX_KINDS = ['igst', 'sgst', 'utgst'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/**
 * Union territories without a legislature, by GST code: Chandigarh, Daman and Diu, Lakshadweep, Andaman and Nicobar,
 * Ladakh.
 */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38']);

/** Both as GST codes. */
export function taxKindOf(sellerState: string, placeOfSupply: string): TaxKind {
  if (sellerState !== placeOfSupply) return 'igst';
  return WITHOUT_LEGISLATURE.has(placeOfSupply) ? 'utgst' : 'sgst';
}

/** The taxes of a kind, as documents name them. The figures of UTGST are in `sgst`. */
export const TAXES = {
  igst: ['igst'],
  sgst: ['cgst', 'sgst'],
  utgst: ['cgst', 'utgst'],
} as const satisfies Record<TaxKind, readonly string[]>;

/** An amount with its tax, to the paisa: `taxable` and the taxes add up to `amount`. */
export interface TaxSplit {
  readonly amount: Paise;
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  /** SGST or UTGST. */
  readonly sgst: Paise;
}

/**
 * Splits a price that includes tax. Within a state each half is rounded on its own, so that both are equal, and the
 * taxable value is the remainder (decision 63). The total is always the amount paid.
 */
export function splitTax(amount: Paise, rateBp: number, kind: TaxKind): TaxSplit {
  const withTax = 10_000 + rateBp;
  if (kind !== 'igst') return halved(amount, Math.floor((amount * rateBp + withTax) / (2 * withTax)));
  const taxable = paise(Math.round((amount * 10_000) / withTax));
  return { amount, taxable, igst: paise(amount - taxable), cgst: paise(0), sgst: paise(0) };
}

/** Combines a value and its tax. Within a state, an odd tax is made even by one paisa of the taxable value. */
export function splitOf(taxable: Paise, tax: Paise, kind: TaxKind): TaxSplit {
  const amount = paise(taxable + tax);
  if (kind !== 'igst') return halved(amount, Math.ceil(tax / 2));
  return { amount, taxable, igst: tax, cgst: paise(0), sgst: paise(0) };
}

function halved(amount: Paise, half: number): TaxSplit {
  return { amount, taxable: paise(amount - 2 * half), igst: paise(0), cgst: paise(half), sgst: paise(half) };
}
