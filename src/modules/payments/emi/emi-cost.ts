import { type Paise, paise } from '#shared/money/money.ts';
import type { EmiPlan } from './emi-plan.ts';

/** What instalments cost. */
export interface EmiCost {
  readonly instalment: Paise;
  /** Of all instalments together. */
  readonly interest: Paise;
  /** GST that the bank adds to the interest of a credit card, and to its fee. */
  readonly gstOnInterest: Paise;
  readonly fee: Paise;
  readonly gstOnFee: Paise;
  /** Price, interest, fee and both taxes. */
  readonly total: Paise;
}

/**
 * GST on financial services (SAC 9971), in basis points. Interest on loans is exempt, but not that on credit cards
 * (notification 12/2017, entry 27).
 */
const GST_BP = 1_800;
const MONTHS_A_YEAR = 12;

/**
 * The equated monthly instalment on the reducing balance: each month interest is charged on what is still owed, and the
 * instalment is the same every month. It is rounded to the paisa; the interest is that of the exact instalments, rounded
 * once, as banks publish it. Banks may round an instalment to whole rupees and settle the rest with the last.
 */
export function emiCost(
  price: Paise,
  { card, months, rateBp, fee }: Pick<EmiPlan, 'card' | 'months' | 'rateBp' | 'fee'>,
): EmiCost {
  const exact = exactInstalment(price, rateBp, months);
  const interest = paise(Math.max(0, Math.round(exact * months) - price));
  const gstOnInterest = card === 'credit' ? gstOn(interest) : paise(0);
  const gstOnFee = gstOn(fee);
  return {
    instalment: paise(Math.round(exact)),
    ...{ interest, gstOnInterest, fee, gstOnFee },
    total: paise(price + interest + gstOnInterest + fee + gstOnFee),
  };
}

function exactInstalment(price: number, rateBp: number, months: number): number {
  if (rateBp === 0) return price / months;
  const rate = rateBp / 10_000 / MONTHS_A_YEAR;
  return (price * rate) / (1 - (1 + rate) ** -months);
}

function gstOn(amount: Paise): Paise {
  return paise(Math.round((amount * GST_BP) / 10_000));
}

/** The lowest instalment for a price; undefined if no plan is for so small a price. */
export function lowestInstalment(
  price: Paise,
  plans: readonly Pick<EmiPlan, 'card' | 'months' | 'rateBp' | 'fee' | 'min'>[],
): Paise | undefined {
  const instalments = plans.filter(({ min }) => price >= min).map(plan => emiCost(price, plan).instalment);
  return instalments.length > 0 ? paise(Math.min(...instalments)) : undefined;
}
