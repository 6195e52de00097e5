import { fromRupees, type Paise } from '#shared/money.ts';

/** Reads an amount as people write it: ₹1,37,900, 49.50, Rs 49. @returns undefined when it is none */
export function readTypedRupees(text: string): Paise | undefined {
  const bare = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\/-$/, '');
  if (!/^\d{1,3}(?:,\d{2,3})*(?:\.\d{1,2})?$|^\d{1,12}(?:\.\d{1,2})?$/.test(bare)) return undefined;
  return fromRupees(Number(bare.replaceAll(',', '')));
}

/** The same for a field: 49, 49.50; nothing for nothing. */
export function typedRupees(amount: Paise | null): string {
  if (amount === null) return '';
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
