import { type ProviderRefund, ProviderRefused } from '#payments/payments/server/providers/payment-provider.ts';
import type { RefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { type AskPaypal, unlessPaypalUnknown } from './paypal-api.ts';
import { PaypalRefund, Ref } from './paypal-words.ts';
import { rupeeValue } from './rupee-value.ts';

/** Sends money of a capture back. PayPal remembers our id for 45 days and answers the refund it has. */
export async function refundCapture(
  ask: AskPaypal,
  refund: {
    readonly refundId: RefundId;
    readonly captureRef: string;
    readonly amount: Paise;
    readonly currency: string;
  },
): Promise<ProviderRefund> {
  const { refundId, captureRef, amount, currency } = refund;
  if (!Ref.safeParse(captureRef).success) throw new ProviderRefused(`${captureRef} is no capture of PayPal`);
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
