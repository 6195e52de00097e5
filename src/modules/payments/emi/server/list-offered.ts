import type { listEmiPlans } from '#payments/emi/contract.ts';
import { type EmiPlan, holdsOn } from '#payments/emi/emi-plan.ts';
import { paymentService } from '#payments/payments/payment-services.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { toRupees } from '#shared/money/money.ts';
import { compareText } from '#shared/text/compare-text.ts';
import { dayIn, indiaParts, indiaTime } from '#shared/time/india-clock.ts';
import { setting } from '#shop/shop/server/shop.ts';

/**
 * The plans of today, by bank and tenure. An answer that depends on plans with an end is right until midnight in India.
 */
export async function listOffered(
  ctx: Ctx,
  payments: readonly ProviderName[],
): Promise<WireAnswerOf<typeof listEmiPlans>['data']> {
  // Services are switched on and off without a restart.
  ctx.dependsOn(cacheTag.settings);
  if (!payments.some(hasEmi)) return [];
  const plans = await ctx.remember('emi.plans', [cacheTag.settings], () => setting(ctx, 'emiPlans'));
  if (plans.some(({ from, until }) => from !== null || until !== null)) ctx.dependsOn(cacheTag.until(midnight(ctx)));
  const today = dayIn(ctx.now());
  return plans
    .filter(plan => holdsOn(plan, today))
    .sort(byBank)
    .map(({ bank, card, months, rateBp, min, fee }) => ({
      ...{ bank, card, months, rateBp },
      min: toRupees(min),
      fee: toRupees(fee),
    }));
}

/** Whether instalments are chosen on its pages, or it is the one for trying out. */
function hasEmi(name: ProviderName): boolean {
  return name === 'sandbox' || paymentService(name)?.hasEmi === true;
}

function byBank(one: EmiPlan, other: EmiPlan): number {
  return compareText(one.bank, other.bank) || compareText(one.card, other.card) || one.months - other.months;
}

function midnight(ctx: Ctx): Date {
  const { year, month, day } = indiaParts(ctx.now());
  return indiaTime(year, month, day + 1, 0);
}
