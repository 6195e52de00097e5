import type { EmiPlan } from '#payments/emi/emi-plan.ts';
import { paise } from '#shared/money/money.ts';

const plan = (
  bank: string,
  card: EmiPlan['card'],
  months: number,
  percent: number,
  min: number,
  fee: number,
): EmiPlan => ({
  ...{ bank, card, months, rateBp: percent * 100, min: paise(min * 100), fee: paise(fee * 100) },
  ...{ from: null, until: null },
});

/** Plans of banks that do not exist, like the company. */
export const DEMO_EMI_PLANS: readonly EmiPlan[] = [
  ...[3, 6, 9, 12].map(months => plan('Sagar Bank (demo)', 'credit', months, months > 6 ? 15 : 13, 3_000, 199)),
  plan('Sagar Bank (demo)', 'credit', 24, 16, 10_000, 199),
  ...[6, 12].map(months => plan('Himgiri Bank (demo)', 'debit', months, 14, 5_000, 0)),
];
