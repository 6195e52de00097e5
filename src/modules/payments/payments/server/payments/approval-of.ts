import {
  OWN_ORIGIN,
  ProviderRefused,
  ProviderUnreachable,
} from '#payments/payments/server/providers/payment-provider.ts';
import { type PaymentProviders, providerNamed } from '#payments/payments/server/providers/payment-providers.ts';
import type { Ctx } from '#platform/context.ts';
import { findPayment, type PaymentRow, saveOpened } from './payments.queries.ts';

/** What a provider is told beside the amount. */
export interface ToApprove {
  /** What people call the order. */
  readonly number: string;
  readonly returnUrl: string;
}

/**
 * Where the shopper approves a payment: what is kept, else what the provider answers now, which is then kept. Asking again
 * opens nothing twice. Null when the provider is away or will not; the payment stays open, and may be asked for later.
 * Not for use inside a transaction.
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
  // Whoever asked at the same moment may have been first.
  return (await findPayment(ctx.db, payment.id))?.approval_url ?? null;
}
