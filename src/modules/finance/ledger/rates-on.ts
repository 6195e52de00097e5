import { indiaParts } from '#shared/time/india-clock.ts';
import type { RatedProducts } from '#shop/shop/rates/rate-at.ts';
import { rateAt } from '#shop/shop/rates/rate-at.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import type { PartRates } from './part-worth.ts';

/** Commission is what was agreed on the day of the order. */
export function commissionOn(rates: readonly RateEntry[], placedAt: Date, items: RatedProducts): number {
  return rateAt(rates, 'commission', dayOf(placedAt), items) ?? 0;
}

/**
 * Taxes are those of the day on which the items are delivered: then the sale is made and the shop's service with it.
 * @param gstin of the seller; it holds the PAN, without which more is deducted
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
