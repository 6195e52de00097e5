import { createHmac, randomBytes } from 'node:crypto';
import type { BenchMessage, PaymentBench, ServiceCall, ServiceReply } from '#shared/ports/bench.ts';
import { isOneOf, isText, isUrl, isWhole, wrongFields } from '#shared/ports/wrong-fields.ts';
import { jsonIn } from '#shared/text/json-in.ts';

const KEYS = {
  keyId: 'rzp_test_9kTq2bXc',
  keySecret: 'key-secret-Hq7Lm2',
  webhookSecret: 'webhook-secret-Zr4Wd8',
  ways: '',
} as const;

interface Money {
  readonly id: string;
  readonly link: string;
  readonly amount: number;
  readonly currency: string;
  status: 'captured' | 'failed' | 'refunded';
  by: Instrument;
}
/** How a shopper pays. */
interface Instrument {
  readonly method: 'upi' | 'card' | 'netbanking';
  readonly card?: { readonly issuer: string; readonly type: 'credit' | 'debit' };
}
interface PaymentLink {
  readonly id: string;
  readonly sent: Readonly<Record<string, unknown>>;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
}
interface Refund {
  readonly id: string;
  readonly payment: string;
  key: string;
  readonly sent: Readonly<Record<string, unknown>>;
  status: 'pending' | 'processed' | 'failed';
}
interface MessageMore {
  readonly at?: Date;
  readonly id?: string;
  /** What it says, in place of what there is to say. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Razorpay as far as we use it, by its documents. */
export interface RazorpayBench extends PaymentBench {
  readonly links: ReadonlyMap<string, PaymentLink>;
  readonly refunds: ReadonlyMap<string, Refund>;
  /** A shopper pays, whatever has become of the link: banks may be late. Answers what the payment is called. */
  readonly pay: (link: string, more?: { readonly amount?: number; readonly currency?: string }) => string;
  readonly decline: (link: string) => string;
  /** As after however long Razorpay remembers a request. */
  readonly forgetRequests: () => void;
  /** What hangs on the return address after a payment. */
  readonly returnOf: (link: string) => Record<string, string>;
  /** A message about a link, some money or a refund, as it goes to the shop. */
  readonly tell: (event: string, about: string, more?: MessageMore) => BenchMessage;
}

export function bench(now: () => Date = () => new Date()): RazorpayBench {
  const links = new Map<string, PaymentLink>();
  const money = new Map<string, Money>();
  const refunds = new Map<string, Refund>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  const linkOf = (id: string): PaymentLink => links.get(id) ?? missing(id);
  const moneyOf = (id: string): Money => money.get(id) ?? missing(id);
  const sumOf = (payment: string) =>
    [...refunds.values()]
      .filter(refund => refund.payment === payment && refund.status !== 'failed')
      .reduce((total, refund) => total + Number(refund.sent.amount), 0);
  const paidBy = (link: string) => [...money.values()].filter(one => one.link === link && one.status !== 'failed');

  const linkBody = ({ id, sent, status }: PaymentLink) => ({
    ...sent,
    id,
    status,
    amount_paid: paidBy(id).reduce((total, one) => total + one.amount, 0),
    short_url: `https://rzp.io/rzp/${id.slice(6)}`,
    payments:
      status === 'created' ? null : paidBy(id).map(one => ({ ...PAID, payment_id: one.id, amount: one.amount })),
    user_id: '',
  });
  const moneyBody = ({ id, amount, currency, status, by }: Money, hasCard = false) => ({
    ...{ id, entity: 'payment', amount, currency, status, method: by.method, captured: status !== 'failed' },
    ...(hasCard && by.card && { card: { id: 'card_JXPULjlKqC5j0i', network: 'Visa', ...by.card } }),
    ...{ order_id: 'order_KBneAVhT2zbzsU', invoice_id: null, vpa: 'asha@okbank', contact: '+919876543210' },
    amount_refunded: sumOf(id),
  });
  const refundBody = ({ id, payment, sent, status }: Refund) => ({
    ...{ id, entity: 'refund', payment_id: payment, ...sent, currency: 'INR', status, acquirer_data: { arn: null } },
    ...{ created_at: seconds(), batch_id: null, speed_processed: 'normal', speed_requested: 'normal' },
  });

  function createLink(text: string): ServiceReply {
    const json = jsonIn(text);
    const wrong = wrongFields(withoutOptions(json), {
      amount: isWhole(100, 1_000_000_000),
      currency: isOneOf('INR'),
      accept_partial: isOneOf(false),
      reference_id: isText(40),
      description: isText(2048),
      expire_by: isWhole(0, seconds() + 180 * 86_400),
      callback_url: isUrl,
      callback_method: isOneOf('get'),
      'notify.sms': isOneOf(false),
      'notify.email': isOneOf(false),
      reminder_enable: isOneOf(false),
    });
    if (wrong.length > 0) return no(`wrong input fields sent: ${wrong.join(', ')}`);
    const sent = json as Record<string, unknown>;
    if (sent.options !== undefined && !instrumentOf(sent)) return no('Please provide valid options');
    if (Number(sent.expire_by) < seconds() + 15 * 60) return no('timestamp must be atleast 15 minutes in future');
    if ([...links.values()].some(link => link.sent.reference_id === sent.reference_id))
      return no('payment link creation with reference ID already attempted');
    const link: PaymentLink = { id: newName('plink'), sent, status: 'created' };
    links.set(link.id, link);
    return yes(linkBody(link));
  }

  function listLinks({ query }: ServiceCall): ServiceReply {
    const [reference, payment] = [query.get('reference_id'), query.get('payment_id')];
    const found = [...links.values()].filter(
      ({ id, sent }) =>
        (reference === null || sent.reference_id === reference) &&
        (payment === null || money.get(payment)?.link === id),
    );
    return yes({ payment_links: found.map(linkBody) });
  }

  function cancel(id: string): ServiceReply {
    const link = links.get(id);
    if (!link) return no(UNKNOWN);
    if (link.status === 'paid') return no('cannot cancel or expire an already paid/partially paid link');
    if (link.status !== 'created') return no('cannot cancel or expire an expired link');
    link.status = 'cancelled';
    return yes(linkBody(link));
  }

  function refund(call: ServiceCall, payment: string): ServiceReply {
    const json = jsonIn(call.text);
    const key = call.headers['x-refund-idempotency'];
    if (!key || !/^[\w-]{10,}$/.test(key)) return no('The idempotency key must be at least 10 characters long.');
    const wrong = wrongFields(json, { amount: isWhole(1, 1e12), speed: isOneOf('normal'), receipt: isText(40) });
    if (wrong.length > 0) return no(`${wrong.join(', ')} is/are not required and should not be sent.`);
    const sent = json as Record<string, unknown>;
    const before = [...refunds.values()].find(one => one.key === key);
    if (before && JSON.stringify(before.sent) !== JSON.stringify(sent))
      return no('Different request with the same idempotency key has already been processed.', 409);
    if (before) return yes(refundBody(before));
    const taken = money.get(payment);
    if (!taken || taken.status === 'failed') return no(`${payment} is not a valid id.`);
    if (Number(sent.amount) < 100) return no('The amount must be at least INR 1.00.');
    if (sumOf(payment) >= taken.amount) return no('The payment has been fully refunded already.');
    if (sumOf(payment) + Number(sent.amount) > taken.amount)
      return no('The refund amount provided is greater than amount captured.');
    const made: Refund = { id: newName('rfnd'), payment, key, sent, status: 'pending' };
    refunds.set(made.id, made);
    if (sumOf(payment) === taken.amount) taken.status = 'refunded';
    return yes(refundBody(made));
  }

  function answer(call: ServiceCall): ServiceReply {
    const { keyId, keySecret } = KEYS;
    if (call.origin !== 'https://api.razorpay.com') return no('The requested URL was not found on the server.', 404);
    if (call.headers.authorization !== `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
      return no('The api key provided is invalid', 401);
    if (call.method === 'POST' && call.headers['content-type'] !== 'application/json') return no('Send JSON.');
    const asked = `${call.method} ${call.path}`;
    const [, , , id = '', , inner = ''] = call.path.split('/');
    if (asked === 'POST /v1/payment_links') return createLink(call.text);
    if (asked === 'GET /v1/payment_links') return listLinks(call);
    if (/^GET \/v1\/payment_links\/[^/]+$/.test(asked)) return found(links.get(id), linkBody);
    if (/^POST \/v1\/payment_links\/[^/]+\/cancel$/.test(asked)) return cancel(id);
    if (/^GET \/v1\/payments\/[^/]+$/.test(asked))
      return found(money.get(id), one => moneyBody(one, call.query.get('expand[]') === 'card'));
    if (/^POST \/v1\/payments\/[^/]+\/refund$/.test(asked)) return refund(call, id);
    if (/^GET \/v1\/payments\/[^/]+\/refunds$/.test(asked)) {
      if (!money.has(id)) return no(UNKNOWN);
      const items = [...refunds.values()].filter(one => one.payment === id).map(refundBody);
      return yes({ entity: 'collection', count: items.length, items });
    }
    if (/^GET \/v1\/payments\/[^/]+\/refunds\/[^/]+$/.test(asked)) return found(refunds.get(inner), refundBody);
    return no('The requested URL was not found on the server.');
  }

  const take = (link: string, status: Money['status'], more: Partial<Money> = {}): string => {
    const { sent } = linkOf(link);
    const one: Money = {
      ...{ id: newName('pay'), link, status, amount: more.amount ?? Number(sent.amount) },
      ...{ currency: more.currency ?? 'INR', by: more.by ?? instrumentOf(sent) ?? { method: 'upi' } },
    };
    money.set(one.id, one);
    return one.id;
  };
  const payloadOf = (about: string) => {
    if (about.startsWith('plink_'))
      return { payment_link: { entity: linkBody(linkOf(about)) }, order: { entity: { id: 'order_KBneAVhT2zbzsU' } } };
    const refunded = refunds.get(about);
    const payment = { entity: moneyBody(moneyOf(refunded?.payment ?? about)) };
    return refunded ? { refund: { entity: refundBody(refunded) }, payment } : { payment };
  };

  const payOut = (id: string, outcome: 'settled' | 'failed') => {
    (refunds.get(id) ?? missing(id)).status = outcome === 'settled' ? 'processed' : 'failed';
  };
  const tell = (event: string, about: string, more: MessageMore = {}) => {
    const { at = now(), id = `evt_${randomBytes(7).toString('hex')}`, payload = payloadOf(about) } = more;
    const created_at = Math.floor(at.getTime() / 1000);
    const told = { entity: 'event', account_id: 'acc_BFQ7uQEaa7j2z7', event, contains: Object.keys(payload) };
    // Spaces and escapes as another writer of JSON than ours has them, so that only the bytes themselves fit the signature.
    const body = Buffer.from(`${JSON.stringify({ ...told, payload, created_at }, null, 1).replaceAll('/', '\\/')}\n`);
    const signature = hmac(KEYS.webhookSecret, body);
    return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } };
  };
  const pay = (link: string, more = {}) => {
    linkOf(link).status = 'paid';
    return take(link, 'captured', more);
  };
  const returnOf = (link: string) => {
    const [payment, reference] = [paidBy(link)[0]?.id ?? missing(link), String(linkOf(link).sent.reference_id)];
    return {
      razorpay_payment_id: payment,
      razorpay_payment_link_id: link,
      razorpay_payment_link_reference_id: reference,
      razorpay_payment_link_status: 'paid',
      razorpay_signature: hmac(KEYS.keySecret, `${link}|${reference}|paid|${payment}`),
    };
  };

  return {
    settings: KEYS,
    wrong: { ...KEYS, keySecret: 'not-the-right-one' },
    traits: { isCaptured: false, signsReturns: true, signsMessages: true, closes: true, repeatsForHours: 24 },
    answer,
    opened: () => links.size,
    refAt: url => `plink_${url.split('/').at(-1)}`,
    returnsOf: ref => [links.get(ref)?.sent.callback_url],
    approve: ref => {
      pay(ref);
      return returnOf(ref);
    },
    payOtherwise: (ref, isReportedRight) => {
      if (!isReportedRight) pay(ref, { by: { method: 'card', card: { issuer: 'PUNB', type: 'credit' } } });
      for (const one of isReportedRight ? paidBy(ref) : []) one.by = instrumentOf(linkOf(ref).sent) ?? one.by;
    },
    payWrongly: (ref, amount, currency) => void pay(ref, { amount, currency }),
    sentBack: () => [...refunds.values()].map(({ sent }) => Number(sent.amount)),
    message: (ref, at) => tell('payment_link.paid', ref, { ...(at && { at }) }),
    refundMessage: () => tell('refund.processed', [...refunds.keys()].at(-1) ?? ''),
    payOut: (ref, outcome) => {
      for (const id of ref === undefined ? refunds.keys() : [ref]) payOut(id, outcome);
    },
    tell,
    pay,
    returnOf,
    links,
    refunds,
    decline: (link: string) => take(link, 'failed'),
    expire: (link: string) => {
      linkOf(link).status = 'expired';
    },
    forgetRequests: () => {
      for (const one of refunds.values()) one.key = '';
    },
  };
}

const PAID = { plink_id: 'plink', method: 'upi', status: 'captured', created_at: 1_763_700_000 } as const;
const UNKNOWN = 'The id provided does not exist';
const yes = (body: unknown): ServiceReply => ({ status: 200, body });
const no = (description: string, status = 400): ServiceReply => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} } },
});
const found = <One>(one: One | undefined, body: (one: One) => unknown): ServiceReply =>
  one ? yes(body(one)) : no(UNKNOWN);
const withoutOptions = (sent: unknown) =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([name]) => name !== 'options'));

const DISPLAY = 'checkout.config.display';
const INSTRUMENT = `${DISPLAY}.blocks.only.instruments.0`;
const ONE_BLOCK = {
  [`${DISPLAY}.blocks.only.name`]: isText(100),
  [`${DISPLAY}.sequence.0`]: isOneOf('block.only'),
  [`${DISPLAY}.preferences.show_default_blocks`]: isOneOf(false),
};
const UPI_ONLY = { ...ONE_BLOCK, [`${INSTRUMENT}.method`]: isOneOf('upi') };
const CARD_ONLY = {
  ...ONE_BLOCK,
  [`${INSTRUMENT}.method`]: isOneOf('card'),
  [`${INSTRUMENT}.issuers.0`]: isOneOf('HDFC', 'ICIC', 'SBIN', 'UTIB', 'KKBK'),
  [`${INSTRUMENT}.types.0`]: isOneOf('credit'),
};

/** The only way in which a link can be paid; undefined if it is not limited to one. */
function instrumentOf({ options }: Readonly<Record<string, unknown>>): Instrument | undefined {
  if (wrongFields(options, UPI_ONLY).length === 0) return { method: 'upi' };
  if (wrongFields(options, CARD_ONLY).length > 0) return undefined;
  const [issuer = ''] = /HDFC|ICIC|SBIN|UTIB|KKBK/.exec(JSON.stringify(options)) ?? [];
  return { method: 'card', card: { issuer, type: 'credit' } };
}
const newName = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;
const hmac = (secret: string, signed: string | Buffer) => createHmac('sha256', secret).update(signed).digest('hex');

function missing(name: string): never {
  throw new Error(`There is no ${name}`);
}
