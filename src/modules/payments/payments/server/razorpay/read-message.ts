import { isSignedBy } from '#payments/payments/server/providers/is-signed-by.ts';
import type { ProviderWord } from '#payments/payments/server/providers/payment-provider.ts';
import { findLinkPaidBy } from './payment-links.ts';
import type { AskRazorpay } from './razorpay-api.ts';
import { RazorpayEvent } from './razorpay-words.ts';

/** Razorpay repeats a message for a day after what it tells of, with the time of then in it; the odd hour is for queues and clocks. */
const REPEATED_FOR_MS = 25 * 3_600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;
const EVENT_ID = /^[\w-]{1,100}$/;

/**
 * A message as it came, byte by byte: https://razorpay.com/docs/webhooks/validate-test. Messages of failed payments and of refunds name
 * the money and not the link, which is then asked for; of money that came by no link the money is named.
 */
export async function readRazorpayMessage(
  ask: AskRazorpay,
  webhookSecret: string,
  message: {
    readonly body: Buffer;
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly now: Date;
  },
): Promise<ProviderWord | undefined> {
  const { body, headers, now } = message;
  if (!isSignedBy(webhookSecret, body, headers['x-razorpay-signature'])) return undefined;
  const messageId = headers['x-razorpay-event-id'];
  const event = eventIn(body);
  if (!messageId || !EVENT_ID.test(messageId) || !event) return undefined;
  const age = now.getTime() - event.created_at * 1000;
  if (age > REPEATED_FOR_MS || age < -CLOCKS_DIFFER_MS) return undefined;

  const { payment_link, payment, refund } = event.payload;
  const money = refund?.entity.payment_id ?? payment?.entity.id ?? '';
  const ref = payment_link?.entity.id ?? ((money && (await findLinkPaidBy(ask, money))) || money);
  return { messageId, kind: event.event, ref };
}

function eventIn(body: Buffer) {
  try {
    return RazorpayEvent.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
