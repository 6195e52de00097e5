import type { PaymentId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import type { Money, OpenedPayment, PaymentRequest, ProviderPayment } from '#shared/ports/payment-port.ts';
import { refuse, ServiceRefusal } from '#shared/ports/read-answer.ts';
import { asksCard, isOtherWay, limitedTo } from './pay-ways.ts';
import { type AskRazorpay, unlessRazorpayUnknown } from './razorpay-api.ts';
import { Link, LinkId, Links, Payment } from './razorpay-words.ts';

/** Razorpay refuses links that expire in less than 15 minutes; one more minute allows for clock differences. */
const MIN_LIFE_MS = 16 * 60_000;

/** Opens a payment link for one full payment in rupees. Idempotent: a known `paymentId` returns its existing link. */
export async function openLink(ask: AskRazorpay, request: PaymentRequest, now: Date): Promise<OpenedPayment> {
  const until = Math.max(request.heldUntil.getTime(), now.getTime() + MIN_LIFE_MS);
  const send = {
    amount: request.amount,
    currency: 'INR',
    accept_partial: false,
    reference_id: request.paymentId,
    description: `Order ${request.number}`,
    expire_by: Math.ceil(until / 1000),
    callback_url: request.returnUrl,
    callback_method: 'get',
    notify: { sms: false, email: false },
    reminder_enable: false,
    ...(request.only !== undefined && limitedTo(request.only)),
  };
  try {
    return opened(await ask({ path: '/v1/payment_links', send, answer: Link }));
  } catch (error) {
    // Razorpay's error for a duplicate reference looks like any other, so we look whether a link with it exists.
    const before = error instanceof ServiceRefusal ? await linkOf(ask, request.paymentId) : undefined;
    if (!before) throw error;
    if (before.amount !== request.amount) refuse(`${before.id} was opened with another amount`);
    return opened(before);
  }
}

export async function findLink(ask: AskRazorpay, paymentId: PaymentId): Promise<OpenedPayment | undefined> {
  const link = await linkOf(ask, paymentId);
  return link && opened(link);
}

/** The id of the link that a payment was made with; undefined for payments without one. */
export async function findLinkPaidBy(ask: AskRazorpay, paymentRef: string): Promise<string | undefined> {
  const { payment_links } = await ask({
    path: '/v1/payment_links',
    query: { payment_id: paymentRef },
    answer: Links,
  });
  return payment_links[0]?.id;
}

export async function lookAtLink(ask: AskRazorpay, ref: string, only?: string): Promise<ProviderPayment | undefined> {
  if (!LinkId.safeParse(ref).success) return undefined;
  const link = await unlessRazorpayUnknown(ask({ path: `/v1/payment_links/${ref}`, answer: Link }));
  if (!link) return undefined;
  const came = await Promise.all((link.payments ?? []).map(({ payment_id }) => captureOf(ask, payment_id, only)));
  const captures = came.filter(capture => capture !== undefined);
  // An expired link may still receive a payment that was under way.
  if (captures.length > 0) return { ref, state: 'paid', captures };
  return { ref, state: link.status === 'expired' || link.status === 'cancelled' ? 'expired' : 'open', captures };
}

/** A paid or expired link can't be cancelled, which is no error. @throws AdapterFailed `refused` if the link stays open */
export async function cancelLink(ask: AskRazorpay, ref: string): Promise<void> {
  if (!LinkId.safeParse(ref).success) return;
  try {
    await ask({ path: `/v1/payment_links/${ref}/cancel`, send: {}, answer: Link });
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    const link = await lookAtLink(ask, ref);
    if (link?.state === 'open') throw error;
  }
}

/** A link lists only payment ids; amount, currency, status and the card are fetched from the payment. */
async function captureOf(ask: AskRazorpay, paymentRef: string, only?: string): Promise<Money | undefined> {
  const query = asksCard(only) ? { 'expand[]': 'card' } : {};
  const payment = await ask({ path: `/v1/payments/${paymentRef}`, query, answer: Payment });
  const { id, amount, currency, status } = payment;
  if (status !== 'captured' && status !== 'refunded') return undefined;
  const isOther = only !== undefined && isOtherWay(only, payment);
  return { ref: id, payerRef: null, amount: paise(amount), currency, ...(isOther && { isOtherWay: true }) };
}

async function linkOf(ask: AskRazorpay, paymentId: PaymentId): Promise<Link | undefined> {
  const { payment_links } = await ask({
    path: '/v1/payment_links',
    query: { reference_id: paymentId },
    answer: Links,
  });
  return payment_links.find(link => link.reference_id === paymentId);
}

const opened = (link: Link): OpenedPayment => ({ ref: link.id, approvalUrl: link.short_url });
