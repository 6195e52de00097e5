import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Paise } from '#shared/money/money.ts';
import { isOpen, setting } from '#shop/shop/server/shop.ts';

export interface PaymentTerms {
  /** Whether the shop sells at all. */
  readonly isOpen: boolean;
  /** Charge per part. */
  readonly delivery: Paise;
  readonly codCap: Paise | null;
}

/** Whether the shop is open, delivery charge and cash on delivery limit, cached. */
export function paymentTerms(ctx: Ctx): Promise<PaymentTerms> {
  return ctx.remember('orders.payment-terms', [cacheTag.settings], async () => ({
    isOpen: await isOpen(ctx),
    delivery: await setting(ctx, 'deliveryCharge'),
    codCap: await setting(ctx, 'codCap'),
  }));
}
