import { fromRupees, type Paise } from '#shared/money.ts';

const SIGNS = /₹|rs\.?|inr|\/-|\s/gi;
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/;

/**
 * Rupees as a person types them: 137900, 1,37,900, "₹ 1,37,900.50", "Rs. 499/-".
 * @returns undefined for what is no amount, or has more than two decimals
 */
export function readTypedRupees(text: string): Paise | undefined {
  const amount = text.normalize('NFKC').replace(SIGNS, '');
  return AMOUNT.test(amount) ? fromRupees(Number(amount.replaceAll(',', ''))) : undefined;
}
