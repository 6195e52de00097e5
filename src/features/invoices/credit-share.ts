import { type Paise, paise } from '#shared/money.ts';
import { splitOf, type TaxSplit } from './split-tax.ts';
import type { TaxKind } from './tax-kind.ts';

/**
 * What a credit note takes back of an invoiced line, in proportion. It is the difference between what is credited of the
 * line after it and before it, each rounded from the invoice's own figures, so that however a line is credited in pieces,
 * no tax of it ever goes below zero and the last piece ends at it exactly.
 * @param before what earlier notes credited of the line
 * @throws RangeError when more would be credited than was invoiced
 */
export function creditShare(line: TaxSplit, before: Paise, amount: Paise, kind: TaxKind): TaxSplit {
  if (amount <= 0 || before < 0 || before + amount > line.amount)
    throw new RangeError(`${amount} paise can't be credited of ${line.amount}, of which ${before} are`);
  const earlier = creditedOf(line, before, kind);
  const now = creditedOf(line, paise(before + amount), kind);
  return {
    amount,
    taxable: paise(now.taxable - earlier.taxable),
    igst: paise(now.igst - earlier.igst),
    cgst: paise(now.cgst - earlier.cgst),
    sgst: paise(now.sgst - earlier.sgst),
  };
}

/** All that is credited of a line once so much of its amount is. */
function creditedOf({ amount, taxable }: TaxSplit, credited: Paise, kind: TaxKind): TaxSplit {
  // The product of two amounts is beyond what numbers hold exactly.
  const doubled = (2n * BigInt(taxable) * BigInt(credited) + BigInt(amount)) / (2n * BigInt(amount));
  const share = paise(Number(doubled));
  return splitOf(share, paise(credited - share), kind);
}
