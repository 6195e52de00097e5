import type * as z from 'zod/mini';
import { nearlyText, whyNotText } from '#orders/offers/offer-words.ts';
import type { SaleOffers } from '#orders/offers/sale-offers.schema.ts';
import { speaking } from '#shared/language/speaking.ts';
import { type Paise, paise, sum, times, toRupees } from '#shared/money/money.ts';
import type { JudgedSale, SaleLine } from './judge-sale.ts';

type Wire = z.input<typeof SaleOffers>;

/** @param language of the sentences */
export function presentOffers(
  judged: JudgedSale,
  {
    lines,
    delivery,
    language,
  }: { readonly lines: readonly SaleLine[]; readonly delivery: Paise; readonly language: string },
): Wire {
  const sellers = new Set(lines.map(line => line.product.sellerId)).size;
  const why = new Map(judged.refused.map(({ code, why }) => [code, why]));
  return {
    discount: toRupees(judged.discount),
    deliveryDiscount: toRupees(deliveryDiscountOf(judged)),
    delivery: toRupees(times(delivery, sellers)),
    applied: judged.applied.map(({ offer: { id, name, code }, amount }) => ({
      ...{ offerId: id, name, code },
      discount: toRupees(amount),
    })),
    lines: [...judged.perLine].map(([productId, discounts]) => ({
      productId,
      discount: toRupees(sum(discounts.map(({ amount }) => amount))),
    })),
    ...speaking(language, () => ({
      codes: judged.codes.map(code => {
        const reason = why.get(code);
        return { code, message: reason ? whyNotText(code, reason) : null };
      }),
      nearly: judged.nearly.map(nearlyText),
    })),
  };
}

export function deliveryDiscountOf({ delivery }: Pick<JudgedSale, 'delivery'>): Paise {
  return paise([...delivery.values()].reduce((total, { amount }) => total + amount, 0));
}
