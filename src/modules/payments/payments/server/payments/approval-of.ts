import {
  OWN_ORIGIN,
  ProviderRefused,
  ProviderUnreachable,
} from '#payments/payments/server/providers/payment-provider.ts';
import { type PaymentProviders, providerNamed } from '#payments/payments/server/providers/payment-providers.ts';
import type { Ctx } from '#platform/context.ts';
import { findPayment, type PaymentRow, saveOpened } from './payments.queries.ts';

export interface ToApprove {
  /** The order number that people read. */
  readonly number: string;
  readonly returnUrl: string;
}

/**
 * The address where the shopper approves a payment: the stored one, or the provider's answer, which is then stored.
 * Idempotent: calling it again opens no second payment. Null if the provider is unavailable or refuses; the payment
 * stays open, and the call can be repeated. Not for use inside a transaction.
 */
export async function approvalOf(
  ctx: Ctx,
  providers: PaymentProviders,
  payment: PaymentRow,
  { number, returnUrl }: ToApprove,
): Promise<string | null> {
  if (payment.approval_url !== null) return payment.approval_url;
  const provider = providerNamed(providers, payment.provider);
  if (!provider || payment.state !== 'open') return null;
  try {
    const opened = await provider.open({
      paymentId: payment.id,
      orderId: payment.order_id,
      number,
      amount: payment.amount_paise,
      returnUrl,
      heldUntil: payment.held_until,
    });
    if (!provider.origins.includes(new URL(opened.approvalUrl, OWN_ORIGIN).origin))
      throw new ProviderUnreachable(`${opened.ref} is to be approved at an address that is not the provider's`);
    await saveOpened(ctx.db, payment.id, opened);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable) && !(error instanceof ProviderRefused)) throw error;
    ctx.log.warn({ err: error, provider: provider.name, payment: payment.id }, 'payment not opened');
    return null;
  }
  // A concurrent call may have stored its answer first.
  return (await findPayment(ctx.db, payment.id))?.approval_url ?? null;
}
