import { type Paise, paise } from '#shared/money/money.ts';

/** An amount as Cashfree takes it: a number of rupees with at most two decimals. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

/** Undefined if it is not a whole number of paise. */
export function fromRupees(value: number): Paise | undefined {
  const whole = Math.round(value * 100);
  return value >= 0 && Number.isSafeInteger(whole) && Math.abs(value * 100 - whole) < 1e-3 ? paise(whole) : undefined;
}
