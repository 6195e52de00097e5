import { ANSWER_WITHIN_S, MAX_ANSWER_BYTES, MAX_ANSWER_CHARACTERS } from '#office/webhooks/webhook-events.ts';
import { FetchRefused } from '#platform/outbound/fetch-public.ts';
import { postPublic } from '#platform/outbound/post-public.ts';
import { asking, outgoingStart } from '#platform/tracing/trace-outgoing.ts';
import type { Traces } from '#platform/tracing/traces.ts';
import type { Attempt, Head, HeldEndpoint } from './deliveries.queries.ts';
import { signedHeaders } from './sign.ts';

export interface DeliveryReach {
  /** A port of this machine that may be sent to. */
  readonly ownPort?: number | undefined;
  readonly answerWithinMs?: number;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly traces?: Traces | undefined;
}

/** Sends a delivery once. Never throws: whatever the receiver does is written into the attempt. */
export async function sendDelivery(
  { url, secret, former_secret, former_until }: HeldEndpoint,
  { event_id, payload }: Head,
  { now, ownPort, signal, traces, answerWithinMs = ANSWER_WITHIN_S * 1000 }: DeliveryReach,
): Promise<Attempt> {
  const at = now();
  const began = performance.now();
  const isFormerValid = former_secret !== null && former_until !== null && former_until > at;
  const secrets = [secret, ...(isFormerValid ? [former_secret] : [])];
  const noted = (of: Omit<Attempt, 'at' | 'ms'>) => ({ at, ms: Math.round(performance.now() - began), ...of });
  try {
    const span = traces?.begin(outgoingStart({ method: 'POST', url: new URL(url), what: 'webhook' }));
    const { status, text } = await asking(span, traced =>
      postPublic(url, {
        ...{ maxBytes: MAX_ANSWER_BYTES, withinMs: answerWithinMs, ownPort, signal, body: payload },
        headers: {
          ...traced,
          ...signedHeaders({ id: event_id, at, payload }, secrets),
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(payload)),
        },
      }),
    );
    const hasArrived = status >= 200 && status < 300;
    return noted({ status, answer: storable(text), failure: hasArrived ? null : 'status' });
  } catch (error) {
    const reason = error instanceof FetchRefused ? error.reason : 'unreachable';
    return noted({ status: null, answer: null, failure: reason });
  }
}

/** The beginning of an answer, without the character that PostgreSQL does not store. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, MAX_ANSWER_CHARACTERS).toWellFormed();
}
