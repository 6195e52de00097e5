import type { ProviderWord } from '#shared/ports/payment-port.ts';
import { ServiceRefusal } from '#shared/ports/read-answer.ts';
import { jsonIn } from '#shared/text/json-in.ts';
import { type AskPaypal, unlessPaypalUnknown } from './paypal-api.ts';
import { CaptureOfOrder, PaypalEvent, Ref, Verified } from './paypal-words.ts';

/** PayPal retries a message for three days; one more hour allows for its queues. */
const REPEATED_FOR_MS = 73 * 3_600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;

interface ReceivedMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/** The headers of a signed message, under the names that PayPal's verification wants. */
const SIGNED_BY = {
  auth_algo: { header: 'paypal-auth-algo', form: /^[A-Za-z0-9]{1,100}$/ },
  cert_url: { header: 'paypal-cert-url', form: /^https:\/\/\S{1,490}$/ },
  transmission_id: { header: 'paypal-transmission-id', form: /^[\w-]{1,50}$/ },
  transmission_sig: { header: 'paypal-transmission-sig', form: /^[\w+/=-]{1,500}$/ },
  transmission_time: { header: 'paypal-transmission-time', form: /^[\dT:.Z+-]{1,100}$/ },
} as const;

/** Reads a webhook message after PayPal has verified it. Old or incomplete messages are refused without a request. */
export async function readPaypalMessage(
  ask: AskPaypal,
  webhookId: string,
  { body, headers, now }: ReceivedMessage,
): Promise<ProviderWord | undefined> {
  const signedBy: Record<string, string> = {};
  for (const [name, { header, form }] of Object.entries(SIGNED_BY)) {
    const value = headers[header];
    if (!value || !form.test(value)) return undefined;
    signedBy[name] = value;
  }
  const age = now.getTime() - Date.parse(signedBy.transmission_time ?? '');
  // This form also refuses NaN.
  if (!(age <= REPEATED_FOR_MS && age >= -CLOCKS_DIFFER_MS)) return undefined;
  const text = body.toString('utf8');
  const event = PaypalEvent.safeParse(jsonIn(text)).data;
  if (!event || !(await isOfPaypal(ask, { ...signedBy, webhook_id: webhookId }, text))) return undefined;
  return { messageId: event.id, kind: event.event_type, ref: await orderOf(ask, event) };
}

/** The message is inserted as raw text, because the signature is over its exact bytes. */
async function isOfPaypal(ask: AskPaypal, signedBy: object, message: string): Promise<boolean> {
  const send = `${JSON.stringify(signedBy).slice(0, -1)},"webhook_event":${message}}`;
  try {
    const { verification_status } = await ask({
      path: '/v1/notifications/verify-webhook-signature',
      send,
      answer: Verified,
    });
    return verification_status === 'SUCCESS';
  } catch (error) {
    if (error instanceof ServiceRefusal) return false;
    throw error;
  }
}

/**
 * The id of the order a message is about. Messages about refunds only link to the capture, whose order is looked up.
 * Otherwise the id of the resource.
 */
async function orderOf(ask: AskPaypal, { event_type, resource }: PaypalEvent): Promise<string> {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? '';
  const order = resource.supplementary_data?.related_ids?.order_id;
  if (order) return order;
  const capture = resource.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.match(/\/v2\/payments\/captures\/([A-Z0-9]+)$/)?.[1];
  if (!capture || !Ref.safeParse(capture).success) return resource.id ?? '';
  const found = await unlessPaypalUnknown(ask({ path: `/v2/payments/captures/${capture}`, answer: CaptureOfOrder }));
  return found?.supplementary_data.related_ids.order_id ?? capture;
}
