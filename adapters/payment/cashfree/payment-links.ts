import type { PaymentId } from '#shared/id.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { Money, OpenedPayment, PaymentRequest, ProviderPayment } from '#shared/ports/payment-port.ts';
import { refuse, ServiceRefusal } from '#shared/ports/read-answer.ts';
import { captureRefOf } from './capture-ref.ts';
import { type AskCashfree, unlessCashfreeUnknown } from './cashfree-api.ts';
import { Link, LinkId, OrdersOfLink, PaymentsOfOrder } from './cashfree-words.ts';
import { fromRupees, toRupees } from './rupees.ts';

/** A link that ends within minutes may be over before the shopper has it. */
const MIN_LIFE_MS = 10 * 60_000;

interface Opening {
  readonly phone: string;
  readonly now: Date;
}

/**
 * Opens a link for one full payment in rupees, under our id of the attempt. It is looked up first, so that asking again
 * opens no second one. Cashfree wants a mobile number of the customer; it gets that of the shop.
 */
export async function openLink(
  ask: AskCashfree,
  request: PaymentRequest,
  { phone, now }: Opening,
): Promise<OpenedPayment> {
  const known = await linkOf(ask, request.paymentId);
  if (known) return sameLink(known, request);
  const until = Math.max(request.heldUntil.getTime(), now.getTime() + MIN_LIFE_MS);
  const send = {
    link_id: request.paymentId,
    link_amount: toRupees(request.amount),
    link_currency: 'INR',
    link_purpose: `Order ${request.number}`,
    link_partial_payments: false,
    link_expiry_time: new Date(until).toISOString(),
    customer_details: { customer_phone: phone },
    link_notify: { send_sms: false, send_email: false },
    link_auto_reminders: false,
    link_meta: { return_url: request.returnUrl, ...(request.only !== undefined && { payment_methods: request.only }) },
  };
  try {
    return opened(await ask({ path: '/links', send, once: request.paymentId, answer: Link }));
  } catch (error) {
    // A concurrent call may have opened it.
    if (!(error instanceof AdapterFailed) || error.failure === 'denied') throw error;
    const before = await linkOf(ask, request.paymentId);
    if (!before) throw error;
    return sameLink(before, request);
  }
}

export async function findLink(ask: AskCashfree, paymentId: PaymentId): Promise<OpenedPayment | undefined> {
  const link = await linkOf(ask, paymentId);
  return link && opened(link);
}

export async function lookAtLink(ask: AskCashfree, ref: string, only?: string): Promise<ProviderPayment | undefined> {
  const link = await linkOf(ask, ref);
  if (!link) return undefined;
  const captures = await moneyOf(ask, ref, only);
  // An expired link may still receive a payment that was under way.
  if (captures.length > 0) return { ref, state: 'paid', captures };
  const isOver = link.link_status === 'EXPIRED' || link.link_status === 'CANCELLED';
  return { ref, state: isOver ? 'expired' : 'open', captures };
}

/** A paid or expired link can't be cancelled, which is no error. @throws AdapterFailed `refused` if the link stays open */
export async function cancelLink(ask: AskCashfree, ref: string): Promise<void> {
  if (!LinkId.safeParse(ref).success) return;
  try {
    await ask({ path: `/links/${ref}/cancel`, send: {}, answer: Link });
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    const link = await lookAtLink(ask, ref);
    if (link?.state === 'open') throw error;
  }
}

/** A link lists the orders that were begun with it; what has come is said by the payments of each. */
async function moneyOf(ask: AskCashfree, ref: string, only: string | undefined): Promise<readonly Money[]> {
  const orders = await ask({ path: `/links/${ref}/orders?status=ALL`, answer: OrdersOfLink });
  const found = await Promise.all(
    orders.map(async ({ order_id }) => {
      const payments = await ask({ path: `/orders/${order_id}/payments`, answer: PaymentsOfOrder });
      return payments
        .filter(({ payment_status }) => payment_status === 'SUCCESS')
        .map(({ cf_payment_id, payment_amount, payment_currency, payment_group }) => ({
          ref: captureRefOf({ link: ref, order: order_id, payment: String(cf_payment_id) }),
          payerRef: null,
          amount: fromRupees(payment_amount) ?? refuse('Cashfree reports an amount that is none'),
          currency: payment_currency,
          ...(only && isOtherGroup(only, payment_group) && { isOtherWay: true as const }),
        }));
    }),
  );
  return found.flat();
}

/** `upi_credit_card` and `upi_ppi` are UPI as well. What is not said is what the link was limited to. */
function isOtherGroup(only: string, group: string | null | undefined): boolean {
  return group != null && group !== only && !group.startsWith(`${only}_`);
}

async function linkOf(ask: AskCashfree, ref: string): Promise<Link | undefined> {
  if (!LinkId.safeParse(ref).success) return undefined;
  return unlessCashfreeUnknown(ask({ path: `/links/${ref}`, answer: Link }));
}

function sameLink(link: Link, { amount }: PaymentRequest): OpenedPayment {
  if (fromRupees(link.link_amount) !== amount) refuse(`${link.link_id} was opened with another amount`);
  return opened(link);
}

const opened = (link: Link): OpenedPayment => ({ ref: link.link_id, approvalUrl: link.link_url });
