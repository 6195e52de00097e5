import type { ProviderRefund, RefundRequest } from '#shared/ports/payment-port.ts';
import { refuse } from '#shared/ports/read-answer.ts';
import { type AskRazorpay, unlessRazorpayUnknown } from './razorpay-api.ts';
import { RazorpayPaymentId, RazorpayRefund, RazorpayRefundId, Refunds } from './razorpay-words.ts';

/** Enough for one payment: an order has fewer seller orders. */
const MAX_REFUNDS = '100';

/**
 * Sends a refund with the normal (free) speed. Razorpay does not document how long it remembers an idempotency key, so
 * existing refunds are searched by our receipt first; the key guards against concurrent calls. A failed refund is sent
 * again under a new key.
 */
export async function refundPayment(
  ask: AskRazorpay,
  { refundId, captureRef, amount }: RefundRequest,
): Promise<ProviderRefund> {
  if (!RazorpayPaymentId.safeParse(captureRef).success) refuse(`${captureRef} is no payment of Razorpay`);
  const { items } = await ask({
    path: `/v1/payments/${captureRef}/refunds`,
    query: { count: MAX_REFUNDS },
    answer: Refunds,
  });
  const before = items.filter(({ receipt }) => receipt === refundId);
  const standing = before.find(({ status }) => status !== 'failed');
  if (standing && standing.amount !== amount) refuse(`${standing.id} was sent with another amount`);
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
