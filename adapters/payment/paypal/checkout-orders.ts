import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { OpenedPayment, PaymentRequest, ProviderPayment } from '#shared/ports/payment-port.ts';
import { refuse, ServiceRefusal } from '#shared/ports/read-answer.ts';
import { type AskPaypal, unlessPaypalUnknown } from './paypal-api.ts';
import { type Capture, PaypalOrder, Ref } from './paypal-words.ts';
import { fromRupeeValue, rupeeValue } from './rupee-value.ts';

/**
 * Opens an order that we capture after approval. PayPal remembers a request id for six hours and returns the same
 * order.
 */
export async function openOrder(ask: AskPaypal, request: PaymentRequest): Promise<OpenedPayment> {
  const order = await ask({
    path: '/v2/checkout/orders',
    requestId: request.paymentId,
    send: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: request.paymentId,
          description: `Order ${request.number}`,
          amount: { currency_code: 'INR', value: rupeeValue(request.amount) },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: request.returnUrl,
            cancel_url: request.returnUrl,
            user_action: 'PAY_NOW',
            // The shop has the delivery address already.
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    }),
    answer: PaypalOrder,
  });
  const approval = order.links?.find(({ rel }) => rel === 'payer-action');
  if (!approval) throw new AdapterFailed('unavailable', `${order.id} has no address at which it is approved`);
  return { ref: order.id, approvalUrl: approval.href };
}

export async function lookAtOrder(ask: AskPaypal, ref: string, now: Date): Promise<ProviderPayment | undefined> {
  if (!Ref.safeParse(ref).success) return undefined;
  const order = await unlessPaypalUnknown(ask({ path: `/v2/checkout/orders/${ref}`, answer: PaypalOrder }));
  return order && paymentOf(order, now);
}

/** Captures an order. One that is not approved, or was captured before, is returned as it is. */
export async function capturePaypalOrder(ask: AskPaypal, ref: string, now: Date): Promise<ProviderPayment> {
  if (!Ref.safeParse(ref).success) refuse('PayPal knows no such order');
  try {
    const path = `/v2/checkout/orders/${ref}/capture`;
    return paymentOf(await ask({ path, requestId: `capture-${ref}`, send: '{}', answer: PaypalOrder }), now);
  } catch (error) {
    const payment = error instanceof ServiceRefusal ? await lookAtOrder(ask, ref, now) : undefined;
    if (!payment) throw error;
    // Approved, but the capture was refused: the payment method was declined. PayPal does not retry by itself.
    return payment.state === 'approved' ? { ...payment, state: 'failed' } : payment;
  }
}

/** PayPal forgets an order that nobody has approved for three hours; earlier, so that nobody is sent to its page too late. */
const APPROVED_WITHIN_MS = 2.5 * 3_600_000;

/** Money was received, even if some of it has been refunded since. */
const CAME: ReadonlySet<Capture['status']> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const NEVER_COMES: ReadonlySet<Capture['status']> = new Set(['DECLINED', 'FAILED']);

function paymentOf(order: PaypalOrder, now: Date): ProviderPayment {
  const all = (order.purchase_units ?? []).flatMap(unit => unit.payments?.captures ?? []);
  const captures = all
    .filter(({ status }) => CAME.has(status))
    .map(({ id, amount }) => ({
      ref: id,
      payerRef: order.payer?.payer_id ?? null,
      amount: fromRupeeValue(amount.value) ?? impossible(id),
      currency: amount.currency_code,
    }));
  return { ref: order.id, state: captures.length > 0 ? 'paid' : unpaidState(order, all, now), captures };
}

/** `COMPLETED` does not tell success from failure; the captures do. */
function unpaidState(
  { status, create_time }: PaypalOrder,
  captures: readonly Capture[],
  now: Date,
): ProviderPayment['state'] {
  if (status === 'VOIDED') return 'expired';
  if (captures.length > 0 && captures.every(capture => NEVER_COMES.has(capture.status))) return 'failed';
  if (status === 'APPROVED') return 'approved';
  const isOld = create_time !== undefined && now.getTime() - Date.parse(create_time) > APPROVED_WITHIN_MS;
  return isOld && status !== 'COMPLETED' ? 'expired' : 'open';
}

function impossible(id: string): never {
  throw new AdapterFailed('unavailable', `${id} has an amount that is none`);
}
