import type { ProviderWord } from '#shared/ports/payment-port.ts';
import { jsonIn } from '#shared/text/json-in.ts';
import { isSignedBy } from './is-signed-by.ts';
import { findLinkPaidBy } from './payment-links.ts';
import type { AskRazorpay } from './razorpay-api.ts';
import { RazorpayEvent } from './razorpay-words.ts';

/** Razorpay retries a message for 24 hours, with the time of the event in it; one more hour allows for its queues. */
const REPEATED_FOR_MS = 25 * 3_600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;

interface ReceivedMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

const EVENT_ID = /^[\w-]{1,100}$/;

/**
 * Reads a webhook message; the signature is over its raw bytes: https://razorpay.com/docs/webhooks/validate-test.
 * Messages about failed payments and refunds contain the payment's id instead of the link's, so the link is looked up.
 * If the payment has no link, `ref` is the payment's id.
 */
export async function readRazorpayMessage(
  ask: AskRazorpay,
  webhookSecret: string,
  { body, headers, now }: ReceivedMessage,
): Promise<ProviderWord | undefined> {
  if (!isSignedBy(webhookSecret, body, headers['x-razorpay-signature'])) return undefined;
  const messageId = headers['x-razorpay-event-id'];
  const event = RazorpayEvent.safeParse(jsonIn(body.toString('utf8'))).data;
  if (!messageId || !EVENT_ID.test(messageId) || !event) return undefined;
  const age = now.getTime() - event.created_at * 1000;
  if (age > REPEATED_FOR_MS || age < -CLOCKS_DIFFER_MS) return undefined;

  const { payment_link, payment, refund } = event.payload;
  const money = refund?.entity.payment_id ?? payment?.entity.id ?? '';
  const ref = payment_link?.entity.id ?? ((money && (await findLinkPaidBy(ask, money))) || money);
  return { messageId, kind: event.event, ref };
}
