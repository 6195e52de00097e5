import { indiaParts } from '#shared/time/india-clock.ts';
import { type RatedProducts, rateAt } from '#shop/shop/rates/rate-at.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import type { PartRates } from './part-worth.ts';

/** Commission at the rate of the order date. */
export function commissionOn(rates: readonly RateEntry[], placedAt: Date, items: RatedProducts): number {
  return rateAt(rates, 'commission', dayOf(placedAt), items) ?? 0;
}

/**
 * Taxes at the rates of the delivery date, when the supply is made.
 * @param gstin the seller's; contains the PAN, without which TDS is higher
 */
export function taxesOn(rates: readonly RateEntry[], deliveredAt: Date, gstin: string | null): PartRates {
  const day = dayOf(deliveredAt);
  return {
    gstOnCommission: rateAt(rates, 'gstOnCommission', day) ?? 0,
    tcs: rateAt(rates, 'tcs', day) ?? 0,
    tds: rateAt(rates, gstin === null ? 'tdsWithoutPan' : 'tds', day) ?? 0,
  };
}

function dayOf(at: Date): string {
  const { year, month, day } = indiaParts(at);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
