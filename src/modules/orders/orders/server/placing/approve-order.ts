import type { ReserveLimits } from '#orders/orders/checkout/reserve-limits.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { approvalOf, listTries, type PaymentProviders } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { OrderId, ProposedEditId } from '#shared/id.ts';
import { pathIn } from '#shared/language/addresses.ts';
import * as paths from '#shared/paths/paths.ts';

/** The payment providers and settings for placing and paying orders. */
export interface Paying {
  readonly providers: PaymentProviders;
  /** The shop's public URL, for the providers' return links. The environment check requires it if there are any. */
  readonly address: string | undefined;
  /** How much may be reserved before payment. */
  readonly reserveLimits: ReserveLimits;
}

/**
 * The approval URL of the latest payment attempt of an order, or of an edit of it; idempotent. From there the shopper comes `back` to a page of the
 * shop in the language of this call, or to another website. An attempt keeps the address of the call that opened it. Null
 * if the provider is unreachable or there is no attempt. Must not be called inside a transaction.
 */
export async function approvalOfOrder(
  ctx: Ctx,
  { providers, address = '' }: Paying,
  { id, number }: { readonly id: OrderId; readonly number: number },
  back: string | URL = paths.paypalReturn,
  editId: ProposedEditId | null = null,
): Promise<string | null> {
  const [latest] = await listTries(ctx.db, id, editId);
  if (!latest) return null;
  const returnUrl =
    typeof back === 'string' ? `${address}${pathIn(ctx.language, back)}?orderId=${id}` : withOrder(back, id);
  return approvalOf(ctx, providers, latest, { number: orderNumber(number), returnUrl });
}

function withOrder(page: URL, id: OrderId): string {
  const url = new URL(page);
  url.searchParams.set('orderId', id);
  return url.href;
}
