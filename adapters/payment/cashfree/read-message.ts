import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderWord } from '#shared/ports/payment-port.ts';
import { jsonIn } from '#shared/text/json-in.ts';
import { CashfreeEvent, LinkId } from './cashfree-words.ts';

/** Cashfree retries a message for some hours, each with the time of its sending. */
const REPEATED_FOR_MS = 25 * 3_600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;

interface ReceivedMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/**
 * Reads a webhook message; the signature is over its time and raw bytes, by the secret of the keys:
 * https://www.cashfree.com/docs/payments/online/webhooks/signature-verification
 */
export function readCashfreeMessage(
  clientSecret: string,
  { body, headers, now }: ReceivedMessage,
): ProviderWord | undefined {
  const at = headers['x-webhook-timestamp'];
  if (!at || !/^\d{10,13}$/.test(at)) return undefined;
  if (!isSigned(clientSecret, Buffer.concat([Buffer.from(at), body]), headers['x-webhook-signature'])) return undefined;
  const age = now.getTime() - (at.length > 10 ? Number(at) : Number(at) * 1000);
  if (age > REPEATED_FOR_MS || age < -CLOCKS_DIFFER_MS) return undefined;
  const event = CashfreeEvent.safeParse(jsonIn(body.toString('utf8'))).data;
  if (!event) return undefined;
  const ref = event.data.link_id ?? event.data.refund?.refund_note ?? '';
  return { messageId: idOf(event), kind: event.type, ref: LinkId.safeParse(ref).success ? ref : '' };
}

/** Cashfree gives its messages no number, so it is made of what they are about. */
function idOf({ type, event_time, data: { link_id, link_status, order, refund } }: CashfreeEvent): string {
  const about = [link_id, link_status, order?.transaction_id, refund?.refund_id, refund?.refund_status];
  return [type, event_time, ...about.map(each => each ?? '')].join(':').slice(0, 200);
}

function isSigned(secret: string, signed: Buffer, signature: string | undefined): boolean {
  if (!signature || !/^[A-Za-z0-9+/]{43}=$/.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(signed).digest(), Buffer.from(signature, 'base64'));
}
