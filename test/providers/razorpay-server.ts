import { createHmac, randomBytes } from 'node:crypto';
import { type ProviderServer, type ReceivedCall, type Reply, startProviderServer } from './provider-server.ts';
import { isOneOf, isText, isUrl, isWhole, wrongFields } from './wrong-fields.ts';

export const RAZORPAY_KEYS = {
  keyId: 'rzp_test_9kTq2bXc',
  keySecret: 'key-secret-Hq7Lm2',
  webhookSecret: 'webhook-secret-Zr4Wd8',
} as const;

interface Money {
  readonly id: string;
  readonly link: string;
  readonly amount: number;
  readonly currency: string;
  status: 'captured' | 'failed' | 'refunded';
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
interface Message {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Razorpay as far as we use it, by its documents; what a test does stands in for shoppers, banks and time. */
export interface RazorpayServer extends ProviderServer {
  readonly links: ReadonlyMap<string, PaymentLink>;
  readonly refunds: ReadonlyMap<string, Refund>;
  /** A shopper pays, whatever has become of the link: banks may be late. Answers what the payment is called. */
  readonly pay: (link: string, more?: { readonly amount?: number; readonly currency?: string }) => string;
  readonly decline: (link: string) => string;
  readonly expire: (link: string) => void;
  readonly payOut: (refund: string, status: 'processed' | 'failed') => void;
  /** As after however long Razorpay remembers a request. */
  readonly forgetRequests: () => void;
  /** What hangs on the return address after a payment. */
  readonly returnOf: (link: string) => Record<string, string>;
  /** A message about a link, some money or a refund, as it goes to the shop. */
  readonly message: (event: string, about: string, more?: { readonly at?: Date; readonly id?: string }) => Message;
}

export async function startRazorpay(now: () => Date = () => new Date()): Promise<RazorpayServer> {
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
    short_url: `${server.url}/rzp/${id.slice(6)}`,
    payments:
      status === 'created' ? null : paidBy(id).map(one => ({ ...PAID, payment_id: one.id, amount: one.amount })),
    user_id: '',
  });
  const moneyBody = ({ id, amount, currency, status }: Money) => ({
    ...{ id, entity: 'payment', amount, currency, status, method: 'upi', captured: status !== 'failed' },
    ...{ order_id: 'order_KBneAVhT2zbzsU', invoice_id: null, vpa: 'asha@okbank', contact: '+919876543210' },
    amount_refunded: sumOf(id),
  });
  const refundBody = ({ id, payment, sent, status }: Refund) => ({
    ...{ id, entity: 'refund', payment_id: payment, ...sent, currency: 'INR', status, acquirer_data: { arn: null } },
    ...{ created_at: seconds(), batch_id: null, speed_processed: 'normal', speed_requested: 'normal' },
  });

  function createLink(call: ReceivedCall): Reply {
    const wrong = wrongFields(call.json, {
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
    const sent = call.json as Record<string, unknown>;
    if (Number(sent.expire_by) < seconds() + 15 * 60) return no('timestamp must be atleast 15 minutes in future');
    if ([...links.values()].some(link => link.sent.reference_id === sent.reference_id))
      return no('payment link creation with reference ID already attempted');
    const link: PaymentLink = { id: newName('plink'), sent, status: 'created' };
    links.set(link.id, link);
    return yes(linkBody(link));
  }

  function listLinks({ query }: ReceivedCall): Reply {
    const [reference, payment] = [query.get('reference_id'), query.get('payment_id')];
    const found = [...links.values()].filter(
      ({ id, sent }) =>
        (reference === null || sent.reference_id === reference) &&
        (payment === null || money.get(payment)?.link === id),
    );
    return yes({ payment_links: found.map(linkBody) });
  }

  function cancel(id: string): Reply {
    const link = links.get(id);
    if (!link) return no(UNKNOWN);
    if (link.status === 'paid') return no('cannot cancel or expire an already paid/partially paid link');
    if (link.status !== 'created') return no('cannot cancel or expire an expired link');
    link.status = 'cancelled';
    return yes(linkBody(link));
  }

  function refund(call: ReceivedCall, payment: string): Reply {
    const key = call.headers['x-refund-idempotency'];
    if (!key || !/^[\w-]{10,}$/.test(key)) return no('The idempotency key must be at least 10 characters long.');
    const wrong = wrongFields(call.json, { amount: isWhole(1, 1e12), speed: isOneOf('normal'), receipt: isText(40) });
    if (wrong.length > 0) return no(`${wrong.join(', ')} is/are not required and should not be sent.`);
    const sent = call.json as Record<string, unknown>;
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

  function answer(call: ReceivedCall): Reply {
    const { keyId, keySecret } = RAZORPAY_KEYS;
    if (call.headers.authorization !== `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
      return no('The api key provided is invalid', 401);
    if (call.method === 'POST' && call.headers['content-type'] !== 'application/json') return no('Send JSON.');
    const asked = `${call.method} ${call.path}`;
    const [, , , id = '', , inner = ''] = call.path.split('/');
    if (asked === 'POST /v1/payment_links') return createLink(call);
    if (asked === 'GET /v1/payment_links') return listLinks(call);
    if (/^GET \/v1\/payment_links\/[^/]+$/.test(asked)) return found(links.get(id), linkBody);
    if (/^POST \/v1\/payment_links\/[^/]+\/cancel$/.test(asked)) return cancel(id);
    if (/^GET \/v1\/payments\/[^/]+$/.test(asked)) return found(money.get(id), moneyBody);
    if (/^POST \/v1\/payments\/[^/]+\/refund$/.test(asked)) return refund(call, id);
    if (/^GET \/v1\/payments\/[^/]+\/refunds$/.test(asked)) {
      if (!money.has(id)) return no(UNKNOWN);
      const items = [...refunds.values()].filter(one => one.payment === id).map(refundBody);
      return yes({ entity: 'collection', count: items.length, items });
    }
    if (/^GET \/v1\/payments\/[^/]+\/refunds\/[^/]+$/.test(asked)) return found(refunds.get(inner), refundBody);
    return no('The requested URL was not found on the server.');
  }

  const take = (link: string, status: Money['status'], more: { amount?: number; currency?: string } = {}): string => {
    const one: Money = {
      ...{ id: newName('pay'), link, status, amount: more.amount ?? Number(linkOf(link).sent.amount) },
      currency: more.currency ?? 'INR',
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

  const server: ProviderServer = await startProviderServer(answer);
  return Object.assign(server, {
    links,
    refunds,
    pay: (link: string, more = {}) => {
      linkOf(link).status = 'paid';
      return take(link, 'captured', more);
    },
    decline: (link: string) => take(link, 'failed'),
    expire: (link: string) => {
      linkOf(link).status = 'expired';
    },
    payOut: (id: string, status: 'processed' | 'failed') => {
      (refunds.get(id) ?? missing(id)).status = status;
    },
    forgetRequests: () => {
      for (const one of refunds.values()) one.key = '';
    },
    returnOf: (link: string) => {
      const [payment, reference] = [paidBy(link)[0]?.id ?? missing(link), String(linkOf(link).sent.reference_id)];
      return {
        razorpay_payment_id: payment,
        razorpay_payment_link_id: link,
        razorpay_payment_link_reference_id: reference,
        razorpay_payment_link_status: 'paid',
        razorpay_signature: hmac(RAZORPAY_KEYS.keySecret, `${link}|${reference}|paid|${payment}`),
      };
    },
    message: (event: string, about: string, { at = now(), id = `evt_${randomBytes(7).toString('hex')}` } = {}) => {
      const payload = payloadOf(about);
      const created_at = Math.floor(at.getTime() / 1000);
      const told = { entity: 'event', account_id: 'acc_BFQ7uQEaa7j2z7', event, contains: Object.keys(payload) };
      // Spaces and escapes as another writer of JSON than ours has them, so that only the bytes themselves fit the signature.
      const body = Buffer.from(`${JSON.stringify({ ...told, payload, created_at }, null, 1).replaceAll('/', '\\/')}\n`);
      const signature = hmac(RAZORPAY_KEYS.webhookSecret, body);
      return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } };
    },
  });
}

const PAID = { plink_id: 'plink', method: 'upi', status: 'captured', created_at: 1_763_700_000 } as const;
const UNKNOWN = 'The id provided does not exist';
const yes = (body: unknown): Reply => ({ status: 200, body });
const no = (description: string, status = 400): Reply => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} } },
});
const found = <One>(one: One | undefined, body: (one: One) => unknown): Reply => (one ? yes(body(one)) : no(UNKNOWN));
const newName = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;
const hmac = (secret: string, signed: string | Buffer) => createHmac('sha256', secret).update(signed).digest('hex');

function missing(name: string): never {
  throw new Error(`There is no ${name}`);
}
