import { ProviderRefusal } from '#payments/payments/server/providers/ask-provider.ts';
import {
  type OpenedPayment,
  type PaymentRequest,
  type ProviderCapture,
  type ProviderPayment,
  ProviderRefused,
} from '#payments/payments/server/providers/payment-provider.ts';
import type { PaymentId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type AskRazorpay, unlessRazorpayUnknown } from './razorpay-api.ts';
import { Link, LinkId, Links, Payment } from './razorpay-words.ts';

/** Razorpay refuses links that end sooner than in a quarter of an hour; the odd minute is for clocks that differ. */
const MIN_LIFE_MS = 16 * 60_000;

/** Opens a link that is good for one whole payment in rupees. A try that Razorpay knows already is that link again. */
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
  };
  try {
    return opened(await ask({ path: '/v1/payment_links', send, answer: Link }));
  } catch (error) {
    // A reference that is taken is refused like any other mistake; whether it was that one shows by looking.
    const before = error instanceof ProviderRefusal ? await linkOf(ask, request.paymentId) : undefined;
    if (!before) throw error;
    if (before.amount !== request.amount) throw new ProviderRefused(`${before.id} was opened with another amount`);
    return opened(before);
  }
}

export async function findLink(ask: AskRazorpay, paymentId: PaymentId): Promise<OpenedPayment | undefined> {
  const link = await linkOf(ask, paymentId);
  return link && opened(link);
}

/** The link that money came by. Undefined for money that came otherwise. */
export async function findLinkPaidBy(ask: AskRazorpay, paymentRef: string): Promise<string | undefined> {
  const { payment_links } = await ask({
    path: '/v1/payment_links',
    query: { payment_id: paymentRef },
    answer: Links,
  });
  return payment_links[0]?.id;
}

export async function lookAtLink(ask: AskRazorpay, ref: string): Promise<ProviderPayment | undefined> {
  if (!LinkId.safeParse(ref).success) return undefined;
  const link = await unlessRazorpayUnknown(ask({ path: `/v1/payment_links/${ref}`, answer: Link }));
  if (!link) return undefined;
  const came = await Promise.all((link.payments ?? []).map(({ payment_id }) => captureOf(ask, payment_id)));
  const captures = came.filter(capture => capture !== undefined);
  // A link that has ended may still get money that was on its way.
  if (captures.length > 0) return { ref, state: 'paid', captures };
  return { ref, state: link.status === 'expired' || link.status === 'cancelled' ? 'expired' : 'open', captures };
}

/** A link that is over can't be cancelled and need not be. @throws ProviderRefused when one stays open */
export async function cancelLink(ask: AskRazorpay, ref: string): Promise<void> {
  if (!LinkId.safeParse(ref).success) return;
  try {
    await ask({ path: `/v1/payment_links/${ref}/cancel`, send: {}, answer: Link });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const link = await lookAtLink(ask, ref);
    if (link?.state === 'open') throw error;
  }
}

/** The link names the payment; how much came, in what, and whether it stayed, the payment itself says. */
async function captureOf(ask: AskRazorpay, paymentRef: string): Promise<ProviderCapture | undefined> {
  const { id, amount, currency, status } = await ask({ path: `/v1/payments/${paymentRef}`, answer: Payment });
  if (status !== 'captured' && status !== 'refunded') return undefined;
  return { ref: id, payerRef: null, amount: paise(amount), currency };
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
