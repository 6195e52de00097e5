import type { Paise } from '#shared/money/money.ts';

const ONES = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const STEPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** Indian number words: “Rupees One Lakh Thirty-Seven Thousand Nine Hundred Only”. Not for negative amounts. */
export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const rest = amount % 100;
  const whole = rupees === 0 ? 'Zero' : words(rupees);
  return `Rupees ${whole}${rest > 0 ? ` and ${words(rest)} Paise` : ''} Only`;
}

function words(count: number): string {
  for (const [size, name] of STEPS) {
    if (count < size) continue;
    return [words(Math.floor(count / size)), name, words(count % size)].filter(Boolean).join(' ');
  }
  if (count < 20) return ONES[count] ?? '';
  return [TENS[Math.floor(count / 10)], ONES[count % 10]].filter(Boolean).join('-');
}
