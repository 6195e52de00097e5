import type { ReserveLimits } from '#orders/orders/checkout/reserve-limits.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { approvalOf, listTries, type PaymentProviders } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { OrderId } from '#shared/id.ts';

/** Who takes payments, and under which address they find the shop. */
export interface Paying {
  readonly providers: PaymentProviders;
  /** Providers elsewhere need it; the environment is refused where it is missing for them. */
  readonly address: string | undefined;
  /** How much may be reserved without a payment. */
  readonly reserveLimits: ReserveLimits;
}

/**
 * Where the latest try to pay an order is approved, the same however often it is asked for. Null while its provider is
 * away, and for an order that nobody tried to pay. Not for use inside a transaction.
 */
export async function approvalOfOrder(
  ctx: Ctx,
  { providers, address = '' }: Paying,
  { id, number }: { readonly id: OrderId; readonly number: number },
): Promise<string | null> {
  const [latest] = await listTries(ctx.db, id);
  if (!latest) return null;
  const returnUrl = `${address}/shop/paypal-return?orderId=${id}`;
  return approvalOf(ctx, providers, latest, { number: orderNumber(number), returnUrl });
}
