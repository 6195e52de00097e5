import { createSign, createVerify, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { BenchMessage, PaymentBench, ServiceCall, ServiceReply } from '#shared/ports/bench.ts';
import { type FieldRule, isOneOf, isText, isUrl, wrongFields } from '#shared/ports/wrong-fields.ts';
import { jsonIn } from '#shared/text/json-in.ts';

const API = 'https://api-m.paypal.com';
const KEYS = {
  clientId: 'AVkq9client',
  clientSecret: 'EJ3client-secret',
  webhookId: '1JE4291016473214C',
  mode: 'live',
} as const;

type OrderStatus = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
interface Order {
  readonly id: string;
  readonly amount: Amount;
  readonly sent: Sent;
  status: OrderStatus;
  /** What capturing will come to. */
  outcome: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'INSTRUMENT_DECLINED';
  readonly captures: Capture[];
  readonly createdAt: Date;
}
interface Capture {
  readonly id: string;
  readonly amount: Amount;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
}
interface Refund {
  readonly id: string;
  readonly capture: string;
  readonly amount: Amount;
  status: 'PENDING' | 'COMPLETED' | 'FAILED';
}
interface Amount {
  readonly currency_code: string;
  readonly value: string;
}
interface Sent {
  readonly purchase_units: readonly [{ readonly amount: Amount; readonly custom_id: string }];
  readonly payment_source: {
    readonly paypal: { readonly experience_context: { readonly return_url: string; readonly cancel_url: string } };
  };
}

/** PayPal as far as we use it, by its documents. */
export interface PaypalBench extends PaymentBench {
  readonly orders: ReadonlyMap<string, Order>;
  readonly refunds: ReadonlyMap<string, Refund>;
  readonly approveAs: (order: string, outcome: Order['outcome']) => void;
  /** Money by an order without the shop's doing, or other money than was asked for. */
  readonly capture: (order: string, amount?: Partial<Amount>) => string;
  readonly settleCaptures: (order: string) => void;
  /** Takes every token back before its time. */
  readonly revokeTokens: () => void;
  /** As after six hours and 45 days. */
  readonly forgetRequests: () => void;
  /** As the documents say of buyers in India since 2021. */
  refusesRupees: boolean;
  readonly tell: (event: string, about: string, more?: { readonly at?: Date; readonly id?: string }) => BenchMessage;
}
export function bench(now: () => Date = () => new Date()): PaypalBench {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const tokens = new Map<string, number>();
  const requests = new Map<string, { readonly text: string; readonly reply: ServiceReply }>();

  const captureOf = (id: string) => {
    for (const order of orders.values())
      for (const capture of order.captures) if (capture.id === id) return { order, capture };
    return undefined;
  };
  const paidBack = (capture: string) =>
    [...refunds.values()]
      .filter(refund => refund.capture === capture && refund.status !== 'FAILED')
      .reduce((total, { amount }) => total + hundredths(amount), 0);

  const link = (rel: string, path: string) => ({
    rel,
    href: new URL(path, rel === 'payer-action' ? 'https://www.paypal.com' : API).href,
    method: 'GET',
  });
  const captureBody = ({ id, amount, status }: Capture, order: Order) => ({
    ...{ id, status, amount, final_capture: true, custom_id: order.sent.purchase_units[0].custom_id },
    supplementary_data: { related_ids: { order_id: order.id } },
    links: [link('self', `/v2/payments/captures/${id}`), link('up', `/v2/checkout/orders/${order.id}`)],
  });
  const orderBody = (order: Order) => ({
    ...{ id: order.id, intent: 'CAPTURE', status: order.status, create_time: order.createdAt.toISOString() },
    ...(order.status !== 'PAYER_ACTION_REQUIRED' && { payer: { payer_id: 'QYR5Z8XDVJNXQ' } }),
    purchase_units: [
      {
        ...{ reference_id: 'default', amount: order.amount },
        ...(order.captures.length > 0 && {
          payments: { captures: order.captures.map(capture => captureBody(capture, order)) },
        }),
      },
    ],
    links: [
      link('self', `/v2/checkout/orders/${order.id}`),
      ...(order.status === 'PAYER_ACTION_REQUIRED' ? [link('payer-action', `/checkoutnow?token=${order.id}`)] : []),
    ],
  });
  const refundBody = ({ id, capture, amount, status }: Refund) => ({
    ...{ id, status, amount },
    links: [link('self', `/v2/payments/refunds/${id}`), link('up', `/v2/payments/captures/${capture}`)],
  });

  function giveToken(call: ServiceCall): ServiceReply {
    const { clientId, clientSecret } = KEYS;
    if (call.headers.authorization !== `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
    if (
      call.headers['content-type'] !== 'application/x-www-form-urlencoded' ||
      call.text !== 'grant_type=client_credentials'
    )
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    const token = `A21AA${randomBytes(12).toString('hex')}`;
    tokens.set(token, now().getTime() + 32_400_000);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400, scope: 'all' } };
  }

  function createOrder({ text }: ServiceCall): ServiceReply {
    const json = jsonIn(text);
    const context = 'payment_source.paypal.experience_context';
    const wrong = wrongFields(json, {
      intent: isOneOf('CAPTURE'),
      'purchase_units.0.custom_id': isText(127),
      'purchase_units.0.description': isText(127),
      'purchase_units.0.amount.currency_code': isOneOf('INR'),
      'purchase_units.0.amount.value': isValue,
      [`${context}.return_url`]: isUrl,
      [`${context}.cancel_url`]: isUrl,
      [`${context}.user_action`]: isOneOf('PAY_NOW', 'CONTINUE'),
      [`${context}.shipping_preference`]: isOneOf('NO_SHIPPING', 'GET_FROM_FILE', 'SET_PROVIDED_ADDRESS'),
    });
    if (wrong.length > 0) return no(400, 'INVALID_REQUEST', `MALFORMED_REQUEST_JSON ${wrong.join(' ')}`);
    if (made.refusesRupees) return no(422, 'UNPROCESSABLE_ENTITY', 'CURRENCY_NOT_SUPPORTED');
    const sent = json as Sent;
    const order: Order = {
      ...{ id: newName(17), amount: sent.purchase_units[0].amount, sent, status: 'PAYER_ACTION_REQUIRED' },
      ...{ outcome: 'COMPLETED', captures: [], createdAt: now() },
    };
    orders.set(order.id, order);
    return { status: 201, body: orderBody(order) };
  }

  function captureOrder(order: Order): ServiceReply {
    if (order.captures.length > 0) return no(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return no(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    if (order.outcome === 'INSTRUMENT_DECLINED') return no(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    order.captures.push({ id: newName(17), amount: order.amount, status: order.outcome });
    order.status = 'COMPLETED';
    return { status: 201, body: orderBody(order) };
  }

  function refund({ text }: ServiceCall, { capture }: { capture: Capture }): ServiceReply {
    const json = jsonIn(text);
    const wrong = wrongFields(json, {
      'amount.currency_code': isOneOf(capture.amount.currency_code),
      'amount.value': isValue,
      custom_id: isText(127),
    });
    if (wrong.length > 0) return no(400, 'INVALID_REQUEST', `MALFORMED_REQUEST_JSON ${wrong.join(' ')}`);
    const { amount } = json as { readonly amount: Amount };
    const [whole, before] = [hundredths(capture.amount), paidBack(capture.id)];
    if (before >= whole) return no(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
    if (before + hundredths(amount) > whole) return no(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    const sent: Refund = { id: newName(17), capture: capture.id, amount, status: 'PENDING' };
    refunds.set(sent.id, sent);
    capture.status = paidBack(capture.id) === whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return { status: 201, body: refundBody(sent) };
  }

  /** The letters of the message inside the request have to be those that were signed. */
  function verify({ text }: ServiceCall): ServiceReply {
    const { webhook_event, ...signedBy } = (jsonIn(text) ?? {}) as Record<string, unknown>;
    const wrong = wrongFields(signedBy, {
      auth_algo: isOneOf('SHA256withRSA'),
      cert_url: isUrl,
      transmission_id: isText(50),
      transmission_sig: isText(500),
      transmission_time: isText(100),
      webhook_id: isText(50),
    });
    if (wrong.length > 0 || !webhook_event) return no(400, 'VALIDATION_ERROR', wrong.join(' '));
    const letters = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = signedBy as Record<string, string>;
    const signed = [transmission_id, transmission_time, webhook_id, crc32(Buffer.from(letters))].join('|');
    const isOurs = createVerify('RSA-SHA256').update(signed).verify(keys.publicKey, String(transmission_sig), 'base64');
    const isRight = isOurs && webhook_id === KEYS.webhookId;
    return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } };
  }

  /** The same answer to a request that PayPal remembers; another one under its name is refused. */
  function once(call: ServiceCall, first: () => ServiceReply): ServiceReply {
    const name = call.headers['paypal-request-id'];
    if (!name || name.length > 108) return no(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED');
    const before = requests.get(`${call.path} ${name}`);
    if (before && before.text !== call.text)
      return no(422, 'UNPROCESSABLE_ENTITY', 'PREVIOUS_REQUEST_HAS_DIFFERENT_PAYLOAD');
    if (before) return { ...before.reply, status: 200 };
    const reply = first();
    if (reply.status < 300) requests.set(`${call.path} ${name}`, { text: call.text, reply });
    return reply;
  }

  function answer(call: ServiceCall): ServiceReply {
    if (call.origin !== API) return UNKNOWN;
    if (call.path === '/v1/oauth2/token') return giveToken(call);
    const token = /^Bearer (\S+)$/.exec(call.headers.authorization ?? '')?.[1] ?? '';
    if ((tokens.get(token) ?? 0) <= now().getTime())
      return {
        status: 401,
        body: { error: 'invalid_token', error_description: 'Token signature verification failed' },
      };
    if (call.method === 'POST' && call.headers['content-type'] !== 'application/json')
      return no(415, 'UNSUPPORTED_MEDIA_TYPE');
    const asked = `${call.method} ${call.path}`;
    const id = call.path.split('/')[4] ?? '';
    if (asked === 'POST /v2/checkout/orders') return once(call, () => createOrder(call));
    if (asked === 'POST /v1/notifications/verify-webhook-signature') return verify(call);
    if (asked === `GET /v1/notifications/webhooks/${KEYS.webhookId}`)
      return { status: 200, body: { id: KEYS.webhookId, url: 'https://shop.example/api/payments/paypal/webhook' } };
    if (/^GET \/v2\/checkout\/orders\/[^/]+$/.test(asked)) return found(orders.get(id), orderBody);
    if (/^GET \/v2\/payments\/refunds\/[^/]+$/.test(asked)) return found(refunds.get(id), refundBody);
    const order = orders.get(id);
    if (/^POST \/v2\/checkout\/orders\/[^/]+\/capture$/.test(asked) && order)
      return once(call, () => captureOrder(order));
    const capture = captureOf(id);
    if (/^GET \/v2\/payments\/captures\/[^/]+$/.test(asked))
      return found(capture, one => captureBody(one.capture, one.order));
    if (/^POST \/v2\/payments\/captures\/[^/]+\/refund$/.test(asked) && capture)
      return once(call, () => refund(call, capture));
    return UNKNOWN;
  }

  const orderNamed = (id: string) => orders.get(id) ?? missing(id);
  const resourceOf = (about: string) => {
    const [order, sent, came] = [orders.get(about), refunds.get(about), captureOf(about)];
    if (order) return { resource_type: 'checkout-order', resource: orderBody(order) };
    if (sent) return { resource_type: 'refund', resource: refundBody(sent) };
    return { resource_type: 'capture', resource: came ? captureBody(came.capture, came.order) : missing(about) };
  };

  const capture = (id: string, amount: Partial<Amount> = {}) => {
    const order = orderNamed(id);
    order.status = 'COMPLETED';
    const taken: Capture = { id: newName(17), amount: { ...order.amount, ...amount }, status: 'COMPLETED' };
    order.captures.push(taken);
    return taken.id;
  };
  const approveAs = (id: string, outcome: Order['outcome']) =>
    void Object.assign(orderNamed(id), { status: 'APPROVED', outcome });
  const tell = (event: string, about: string, { at = now(), id = `WH-${randomUUID()}` } = {}): BenchMessage => {
    const told = { id, event_version: '1.0', create_time: at.toISOString(), event_type: event, summary: 'As told' };
    // Spaces and escapes as another writer of JSON than ours has them, so that only the letters themselves fit the signature.
    const body = Buffer.from(JSON.stringify({ ...told, ...resourceOf(about) }, null, 1).replaceAll('/', '\\/'));
    const [transmission, time] = [randomUUID(), at.toISOString()];
    const signed = [transmission, time, KEYS.webhookId, crc32(body)].join('|');
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594',
      'paypal-transmission-id': transmission,
      'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(keys.privateKey, 'base64'),
      'paypal-transmission-time': time,
    };
    return { body, headers };
  };

  const made: PaypalBench = {
    settings: KEYS,
    wrong: { ...KEYS, clientSecret: 'not-the-right-one' },
    traits: { isCaptured: true, signsReturns: false, signsMessages: false, closes: false, repeatsForHours: 72 },
    answer,
    opened: () => orders.size,
    refAt: url => new URL(url).searchParams.get('token') ?? '',
    returnsOf: ref => {
      const { return_url, cancel_url } = orders.get(ref)?.sent.payment_source.paypal.experience_context ?? {};
      return [return_url, cancel_url];
    },
    approve: ref => {
      approveAs(ref, 'COMPLETED');
      return { token: ref, PayerID: 'QYR5Z8XDVJNXQ' };
    },
    payWrongly: (ref, amount, currency) =>
      void capture(ref, { currency_code: currency, value: (amount / 100).toFixed(2) }),
    expire: ref => {
      orderNamed(ref).status = 'VOIDED';
    },
    sentBack: () => [...refunds.values()].map(({ amount }) => Math.round(Number(amount.value) * 100)),
    payOut: (ref, outcome) => {
      for (const id of ref === undefined ? refunds.keys() : [ref])
        (refunds.get(id) ?? missing(id)).status = outcome === 'settled' ? 'COMPLETED' : 'FAILED';
    },
    message: (ref, at) => tell('CHECKOUT.ORDER.APPROVED', ref, { ...(at && { at }) }),
    refundMessage: () => tell('PAYMENT.CAPTURE.REFUNDED', [...refunds.keys()].at(-1) ?? ''),
    orders,
    refunds,
    refusesRupees: false,
    approveAs,
    capture,
    settleCaptures: id => {
      for (const each of orderNamed(id).captures) each.status = 'COMPLETED';
    },
    revokeTokens: () => tokens.clear(),
    forgetRequests: () => requests.clear(),
    tell,
  };
  return made;
}

const isValue: FieldRule = value => typeof value === 'string' && /^\d{1,10}\.\d{2}$/.test(value) && Number(value) > 0;
const hundredths = ({ value }: Amount) => Math.round(Number(value) * 100);
const no = (status: number, name: string, issue?: string): ServiceReply => ({
  status,
  body: { name, message: 'No', debug_id: 'b1d1f06c7246c', ...(issue && { details: [{ issue, description: issue }] }) },
});
const UNKNOWN = no(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const found = <One>(one: One | undefined, body: (one: One) => unknown): ServiceReply =>
  one ? { status: 200, body: body(one) } : UNKNOWN;
const newName = (length: number) =>
  Array.from(randomBytes(length), byte => '0123456789ABCDEFGHJKLMNPQRSTUVWX'[byte % 32]).join('');

function missing(name: string): never {
  throw new Error(`There is no ${name}`);
}
