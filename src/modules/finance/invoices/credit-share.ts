import { type Paise, paise } from '#shared/money/money.ts';
import type { TaxSplit } from './split-tax.ts';

/**
 * The credited share of an invoiced line. Each tax is the difference of two rounded cumulative amounts, so taxes that
 * are equal on the invoice are equal on every note, and the last of several notes ends at the invoice's figures
 * exactly.
 * @param before amount credited by earlier notes
 * @throws RangeError if more would be credited than was invoiced
 */
export function creditShare(line: TaxSplit, before: Paise, amount: Paise): TaxSplit {
  if (amount <= 0 || before < 0 || before + amount > line.amount)
    throw new RangeError(`${amount} paise can't be credited of ${line.amount}, of which ${before} are`);
  const share = (tax: Paise) => paise(partOf(tax, before + amount, line.amount) - partOf(tax, before, line.amount));
  const [igst, cgst, sgst] = [share(line.igst), share(line.cgst), share(line.sgst)];
  return { amount, taxable: paise(amount - igst - cgst - sgst), igst, cgst, sgst };
}

/**
 * The tax in proportion to the credited amount, rounded half up. BigInt, because the product of two amounts exceeds the
 * safe integers.
 */
function partOf(tax: Paise, credited: number, amount: Paise): number {
  return Number((2n * BigInt(tax) * BigInt(credited) + BigInt(amount)) / (2n * BigInt(amount)));
}
