import { type GroupNames, inGroups } from './indian-groups.ts';

const ONES = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const GROUPS: GroupNames = ['Crore', 'Lakh', 'Thousand', 'Hundred'];

/** “Rupees One Lakh Thirty-Seven Thousand Nine Hundred and Fifty Paise Only” */
export function englishAmount(rupees: number, paise: number): string {
  const whole = rupees === 0 ? 'Zero' : words(rupees);
  return `Rupees ${whole}${paise > 0 ? ` and ${words(paise)} Paise` : ''} Only`;
}

function words(count: number): string {
  return inGroups(count, GROUPS, below);
}

function below(count: number): string {
  if (count < 20) return ONES[count] ?? '';
  return [TENS[Math.floor(count / 10)], ONES[count % 10]].filter(Boolean).join('-');
}
