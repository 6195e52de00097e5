import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Paise } from '#shared/money/money.ts';
import { setting } from '#shop/shop/server/shop.ts';

export interface PaymentTerms {
  /** Charge per part. */
  readonly delivery: Paise;
  readonly codCap: Paise | null;
}

/** Delivery charge and cash on delivery limit, cached. */
export function paymentTerms(ctx: Ctx): Promise<PaymentTerms> {
  return ctx.remember('orders.payment-terms', [cacheTag.settings], async () => ({
    delivery: await setting(ctx, 'deliveryCharge'),
    codCap: await setting(ctx, 'codCap'),
  }));
}
