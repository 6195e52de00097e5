import { type ProviderRefund, ProviderRefused } from '#payments/payments/server/providers/payment-provider.ts';
import type { RefundId as OurRefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { type AskRazorpay, unlessRazorpayUnknown } from './razorpay-api.ts';
import { RazorpayPaymentId, RazorpayRefund, RazorpayRefundId, Refunds } from './razorpay-words.ts';

/** More refunds than that of one payment can't be: an order has fewer parts. */
const MAX_REFUNDS = '100';

/**
 * Sends money back the slow and free way. Razorpay does not say how long it remembers the key that makes a repeated request one,
 * so what it has under our receipt is asked for first; the key is for two that meet. What it could not pay out is sent anew.
 */
export async function refundPayment(
  ask: AskRazorpay,
  refund: { readonly refundId: OurRefundId; readonly captureRef: string; readonly amount: Paise },
): Promise<ProviderRefund> {
  const { refundId, captureRef, amount } = refund;
  if (!RazorpayPaymentId.safeParse(captureRef).success)
    throw new ProviderRefused(`${captureRef} is no payment of Razorpay`);
  const { items } = await ask({
    path: `/v1/payments/${captureRef}/refunds`,
    query: { count: MAX_REFUNDS },
    answer: Refunds,
  });
  const before = items.filter(({ receipt }) => receipt === refundId);
  const standing = before.find(({ status }) => status !== 'failed');
  if (standing && standing.amount !== amount) throw new ProviderRefused(`${standing.id} was sent with another amount`);
  return refundOf(
    standing ??
      (await ask({
        path: `/v1/payments/${captureRef}/refund`,
        headers: { 'x-refund-idempotency': before.length === 0 ? refundId : `${refundId}-${before.length}` },
        send: { amount, speed: 'normal', receipt: refundId },
        answer: RazorpayRefund,
      })),
  );
}

export async function lookAtRazorpayRefund(
  ask: AskRazorpay,
  captureRef: string,
  ref: string,
): Promise<ProviderRefund | undefined> {
  if (!RazorpayPaymentId.safeParse(captureRef).success || !RazorpayRefundId.safeParse(ref).success) return undefined;
  const refund = await unlessRazorpayUnknown(
    ask({ path: `/v1/payments/${captureRef}/refunds/${ref}`, answer: RazorpayRefund }),
  );
  return refund && refundOf(refund);
}

const STATES = { pending: 'sent', processed: 'settled', failed: 'failed' } as const;

function refundOf({ id, status }: RazorpayRefund): ProviderRefund {
  return {
    ref: id,
    state: STATES[status],
    failure: status === 'failed' ? 'Razorpay could not send this refund' : null,
  };
}
