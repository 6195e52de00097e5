import type { ProviderRefund, RefundRequest } from '#shared/ports/payment-port.ts';
import { refuse } from '#shared/ports/read-answer.ts';
import { type AskPaypal, unlessPaypalUnknown } from './paypal-api.ts';
import { PaypalRefund, Ref } from './paypal-words.ts';
import { rupeeValue } from './rupee-value.ts';

/** Refunds a capture. PayPal remembers our id for 45 days and returns the existing refund. */
export async function refundCapture(
  ask: AskPaypal,
  { refundId, captureRef, amount, currency }: RefundRequest,
): Promise<ProviderRefund> {
  if (!Ref.safeParse(captureRef).success) refuse(`${captureRef} is no capture of PayPal`);
  return refundOf(
    await ask({
      path: `/v2/payments/captures/${captureRef}/refund`,
      requestId: refundId,
      send: JSON.stringify({ amount: { currency_code: currency, value: rupeeValue(amount) }, custom_id: refundId }),
      answer: PaypalRefund,
    }),
  );
}

export async function lookAtPaypalRefund(ask: AskPaypal, ref: string): Promise<ProviderRefund | undefined> {
  if (!Ref.safeParse(ref).success) return undefined;
  const refund = await unlessPaypalUnknown(ask({ path: `/v2/payments/refunds/${ref}`, answer: PaypalRefund }));
  return refund && refundOf(refund);
}

const STATES = { PENDING: 'sent', COMPLETED: 'settled', FAILED: 'failed', CANCELLED: 'failed' } as const;

function refundOf({ id, status }: PaypalRefund): ProviderRefund {
  const state = STATES[status];
  return { ref: id, state, failure: state === 'failed' ? `PayPal reports the status ${status}` : null };
}
