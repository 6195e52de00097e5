import type { Paise } from '#shared/money/money.ts';

export const EMI_CARDS = ['credit', 'debit', 'none'] as const;
/** What a plan is for: credit cards, debit cards, or no card at all. */
export type EmiCard = (typeof EMI_CARDS)[number];

/** On which terms a bank lets its customers pay in instalments. */
export interface EmiPlan {
  readonly bank: string;
  readonly card: EmiCard;
  readonly months: number;
  /** Interest a year in basis points, on the reducing balance. */
  readonly rateBp: number;
  /** The least amount that can be paid so. */
  readonly min: Paise;
  /** What the bank charges once for it, before GST. */
  readonly fee: Paise;
  /** The first and the last day of it, such as 2026-11-27; null without one. */
  readonly from: string | null;
  readonly until: string | null;
}

/** Whether a plan holds on a day. */
export function holdsOn({ from, until }: EmiPlan, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}
