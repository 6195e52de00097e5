import { indianDecimals, shortDecimals } from './indian-digits.ts';

/** An amount in whole paise. All calculations use it; rupees appear only on the wire and on screens. */
export type Paise = number & { readonly __unit: 'paise' };

/** The maximum of one price or one order: one crore rupees (requirement C2). */
export const MAX_PAISE = 1_000_000_000 as Paise;

/** Casts a whole number to paise. @throws RangeError on fractions, infinities and unsafe integers */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise`);
  return amount as Paise;
}

/** Rupees with at most two decimals, as on the wire: 137900 or 499.5. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

/** Reads rupees from the wire. @returns undefined if there are more than two decimals or the number is not finite */
export function fromRupees(rupees: number): Paise | undefined {
  const scaled = Math.round(rupees * 100);
  return Number.isSafeInteger(scaled) && scaled / 100 === rupees ? (scaled as Paise) : undefined;
}

/** The exact sum; 0 for no amounts. */
export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
}

/** A unit price times a quantity. */
export function times(amount: Paise, quantity: number): Paise {
  return paise(amount * quantity);
}

/** A price: ₹1,37,900, with decimals only if there are paise. */
export function priceTag(amount: Paise): string {
  return inRupees(amount, shortDecimals);
}

/** A total, a line or an invoice amount: always two decimals. */
export function exactRupees(amount: Paise): string {
  return inRupees(amount, indianDecimals);
}

function inRupees(amount: Paise, figures: (hundredths: number) => string): string {
  return amount < 0 ? `-₹${figures(-amount)}` : `₹${figures(amount)}`;
}

/** The discount from the MRP in whole per cent, rounded down so that it never promises too much. */
export function percentOff(price: Paise, paid: Paise): number {
  return paid < price ? Math.floor(((price - paid) * 100) / price) : 0;
}
