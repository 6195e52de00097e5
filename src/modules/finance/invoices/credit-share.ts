import { type Paise, paise } from '#shared/money/money.ts';
import type { TaxSplit } from './split-tax.ts';

/**
 * What a credit note takes back of an invoiced line, in proportion. Of each tax it is the difference between what is
 * credited after it and before it, each rounded from the invoice's own figure. So taxes that are alike on the invoice are
 * alike on every note, and however a line is credited in pieces the last piece ends at its figures exactly.
 * @param before what earlier notes credited of the line
 * @throws RangeError when more would be credited than was invoiced
 */
export function creditShare(line: TaxSplit, before: Paise, amount: Paise): TaxSplit {
  if (amount <= 0 || before < 0 || before + amount > line.amount)
    throw new RangeError(`${amount} paise can't be credited of ${line.amount}, of which ${before} are`);
  const share = (tax: Paise) => paise(partOf(tax, before + amount, line.amount) - partOf(tax, before, line.amount));
  const [igst, cgst, sgst] = [share(line.igst), share(line.cgst), share(line.sgst)];
  return { amount, taxable: paise(amount - igst - cgst - sgst), igst, cgst, sgst };
}

/** As much of a tax as of its line, rounded half up. The product of two amounts is beyond what numbers hold exactly. */
function partOf(tax: Paise, credited: number, amount: Paise): number {
  return Number((2n * BigInt(tax) * BigInt(credited) + BigInt(amount)) / (2n * BigInt(amount)));
}
