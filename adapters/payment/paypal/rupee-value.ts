import { type Paise, paise } from '#shared/money/money.ts';

/** Formats an amount for PayPal: rupees with two decimals, "137900.00". */
export function rupeeValue(amount: Paise): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** Undefined if it is not an amount with at most two decimals. */
export function fromRupeeValue(value: string): Paise | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return whole === undefined ? undefined : paise(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}
