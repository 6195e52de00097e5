import { indianDecimals, shortDecimals } from './indian-digits.ts';

/** An amount of Indian money in whole paise. Everything inside the program counts in it; rupees exist on the wire and on screens only. */
export type Paise = number & { readonly __unit: 'paise' };

/** The largest amount one price or one order may have: one crore rupees (requirement C2). */
export const MAX_PAISE = 1_000_000_000 as Paise;

/** Takes a whole number of paise. @throws RangeError on fractions, infinities and amounts beyond exact arithmetic */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise`);
  return amount as Paise;
}

/** Rupees with at most two decimals, as the wire carries them: 137900 or 499.5. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

/** Reads rupees from the wire. @returns undefined when there are more than two decimals or the number is not finite */
export function fromRupees(rupees: number): Paise | undefined {
  const scaled = Math.round(rupees * 100);
  return Number.isSafeInteger(scaled) && scaled / 100 === rupees ? (scaled as Paise) : undefined;
}

/** Exact; of nothing it is nothing. */
export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
}

/** What a number of pieces comes to. */
export function times(amount: Paise, quantity: number): Paise {
  return paise(amount * quantity);
}

/** A price tag: ₹1,37,900, with decimals only where there are paise. */
export function priceTag(amount: Paise): string {
  return inRupees(amount, shortDecimals);
}

/** A total, a line or an invoice figure: always two decimals. */
export function exactRupees(amount: Paise): string {
  return inRupees(amount, indianDecimals);
}

function inRupees(amount: Paise, figures: (hundredths: number) => string): string {
  return amount < 0 ? `-₹${figures(-amount)}` : `₹${figures(amount)}`;
}

/** How far below the maximum retail price something is sold, in whole per cent, rounded down so that it never promises more. */
export function percentOff(price: Paise, paid: Paise): number {
  return paid < price ? Math.floor(((price - paid) * 100) / price) : 0;
}
