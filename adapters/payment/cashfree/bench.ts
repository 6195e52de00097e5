import { createHmac, randomBytes } from 'node:crypto';
import type { BenchMessage, PaymentBench, ServiceCall, ServiceReply } from '#shared/ports/bench.ts';
import { type FieldRule, isOneOf, isText, isUrl, wrongFields } from '#shared/ports/wrong-fields.ts';
import { jsonIn } from '#shared/text/json-in.ts';

const KEYS = {
  clientId: 'TEST10300b4e1c2d5f60',
  clientSecret: 'cfsk_ma_test_5d1f0a9b7c3e2468',
  phone: '9876500000',
  environment: 'sandbox',
  ways: '',
} as const;

interface PaymentLink {
  readonly sent: Sent;
  status: 'ACTIVE' | 'PAID' | 'EXPIRED' | 'CANCELLED';
  readonly orders: Order[];
}
interface Order {
  readonly id: string;
  readonly payments: Payment[];
}
interface Payment {
  readonly id: number;
  readonly status: 'SUCCESS' | 'FAILED';
  readonly amount: number;
  readonly currency: string;
  readonly group: 'upi' | 'upi_credit_card' | 'credit_card';
}
interface Refund {
  readonly id: string;
  readonly order: string;
  readonly amount: number;
  readonly note: string;
  status: 'PENDING' | 'SUCCESS' | 'CANCELLED';
}
interface Sent {
  readonly link_id: string;
  readonly link_amount: number;
  readonly link_meta: { readonly return_url: string; readonly payment_methods?: string };
}
interface SentRefund {
  readonly refund_id: string;
  readonly refund_amount: number;
  readonly refund_note: string;
}

/** Cashfree as far as we use it, by its documents. */
export interface CashfreeBench extends PaymentBench {
  readonly links: ReadonlyMap<string, PaymentLink>;
  readonly decline: (link: string) => void;
  /** A message by its kind. @param about a link or a refund */
  readonly tell: (event: string, about: string, at?: Date) => BenchMessage;
}

export function bench(now: () => Date = () => new Date()): CashfreeBench {
  const links = new Map<string, PaymentLink>();
  const refunds = new Map<string, Refund>();
  let numbers = 5_114_910_000;
  const linkOf = (id: string): PaymentLink => links.get(id) ?? missing(id);
  const orderOf = (id: string) => [...links.values()].flatMap(({ orders }) => orders).find(order => order.id === id);
  const sentBackOf = (order: string) =>
    [...refunds.values()]
      .filter(refund => refund.order === order && refund.status !== 'CANCELLED')
      .reduce((total, { amount }) => total + hundredths(amount), 0);

  const linkBody = (id: string, { sent, status }: PaymentLink) => ({
    ...{
      ...sent,
      cf_link_id: String(numbers),
      link_status: status,
      link_amount_paid: status === 'PAID' ? sent.link_amount : 0,
    },
    link_url: `https://payments-test.cashfree.com/links/${id.replaceAll('-', '')}`,
    link_created_at: now().toISOString(),
  });
  const refundBody = ({ id, order, amount, note, status }: Refund) => ({
    ...{ entity: 'refund', refund_id: id, order_id: order, refund_amount: amount, refund_currency: 'INR' },
    ...{ refund_note: note, refund_status: status, cf_refund_id: String(numbers), refund_type: 'MERCHANT_INITIATED' },
  });

  function createLink(text: string): ServiceReply {
    const json = jsonIn(text);
    const wrong = wrongFields(json, {
      link_id: isText(50),
      link_amount: isRupees,
      link_currency: isOneOf('INR'),
      link_purpose: isText(500),
      link_partial_payments: isOneOf(false),
      link_expiry_time: value => typeof value === 'string' && Date.parse(value) > now().getTime(),
      'customer_details.customer_phone': value => typeof value === 'string' && /^[6-9]\d{9}$/.test(value),
      'link_notify.send_sms': isOneOf(false),
      'link_notify.send_email': isOneOf(false),
      link_auto_reminders: isOneOf(false),
      'link_meta.return_url': value => isUrl(value) && String(value).length <= 250,
      ...((json as Partial<Sent>).link_meta?.payment_methods !== undefined && {
        'link_meta.payment_methods': isOneOf('upi'),
      }),
    });
    if (wrong.length > 0) return no(400, 'link_post_failed', `${wrong.join(', ')} : invalid value`);
    const sent = json as Sent;
    if (links.has(sent.link_id)) return no(409, 'link_already_exists', 'Link with the same link_id already exists');
    const link: PaymentLink = { sent, status: 'ACTIVE', orders: [] };
    links.set(sent.link_id, link);
    return yes(linkBody(sent.link_id, link));
  }

  function cancel(id: string, link: PaymentLink): ServiceReply {
    if (link.status !== 'ACTIVE') return no(400, 'link_cancellation_failed', 'only active links can be cancelled');
    link.status = 'CANCELLED';
    return yes(linkBody(id, link));
  }

  function refund(text: string, order: Order): ServiceReply {
    const json = jsonIn(text);
    const wrong = wrongFields(json, {
      refund_id: value => typeof value === 'string' && /^[A-Za-z0-9_-]{3,40}$/.test(value),
      refund_amount: isRupees,
      refund_note: value => typeof value === 'string' && value.length >= 3 && value.length <= 100,
      refund_speed: isOneOf('STANDARD', 'INSTANT'),
    });
    if (wrong.length > 0) return no(400, 'refund_post_failed', `${wrong.join(', ')} : invalid value`);
    const sent = json as SentRefund;
    if (refunds.has(sent.refund_id)) return no(409, 'refund_already_exists', 'refund with the same id already exists');
    const paid = order.payments.reduce(
      (total, { status, amount }) => total + (status === 'SUCCESS' ? hundredths(amount) : 0),
      0,
    );
    if (sentBackOf(order.id) + hundredths(sent.refund_amount) > paid)
      return no(400, 'refund_amount_exceeded', 'refund amount is more than the amount left');
    const made: Refund = {
      ...{ id: sent.refund_id, order: order.id, amount: sent.refund_amount, note: sent.refund_note, status: 'PENDING' },
    };
    refunds.set(made.id, made);
    return yes(refundBody(made));
  }

  function answer(call: ServiceCall): ServiceReply {
    if (call.origin !== 'https://sandbox.cashfree.com') return no(404, 'host_not_found', 'host');
    if (call.headers['x-client-id'] !== KEYS.clientId || call.headers['x-client-secret'] !== KEYS.clientSecret)
      return no(401, 'request_failed', 'authentication Failed', 'authentication_error');
    if (call.headers['x-api-version'] !== '2025-01-01') return no(400, 'version_invalid', 'x-api-version');
    if (call.method === 'POST' && call.headers['content-type'] !== 'application/json')
      return no(415, 'content_type_invalid', 'Send JSON');
    const [, , kind = '', id = '', inner = '', last = ''] = call.path.split('/');
    const asked = [call.method, kind, inner && 'of', inner, last && 'one'].filter(Boolean).join(' ');
    if (asked === 'POST links' && !id) return createLink(call.text);
    if (kind === 'links') {
      const link = links.get(id);
      if (!link) return no(404, 'link_not_found', 'Link does not exist');
      if (asked === 'GET links') return yes(linkBody(id, link));
      if (asked === 'POST links of cancel') return cancel(id, link);
      if (asked === 'GET links of orders')
        return yes(link.orders.map(order => ({ order_id: order.id, order_status: isPaid(order) ? 'PAID' : 'ACTIVE' })));
    }
    const order = orderOf(id);
    if (kind !== 'orders' || !order) return no(404, 'order_not_found', 'Order Reference Id does not exist');
    if (asked === 'GET orders of payments') return yes(order.payments.map(paymentBody));
    if (asked === 'POST orders of refunds') return refund(call.text, order);
    const known = refunds.get(last);
    if (asked === 'GET orders of refunds one')
      return known?.order === id ? yes(refundBody(known)) : no(404, 'refund_not_found', 'refund not found');
    return no(404, 'path_not_found', 'path');
  }

  const take = (link: string, more: Partial<Payment> = {}) => {
    const { sent, orders } = linkOf(link);
    numbers += 1;
    const payment: Payment = {
      ...{ id: numbers, status: 'SUCCESS', amount: sent.link_amount, currency: 'INR' },
      group: sent.link_meta.payment_methods === 'upi' ? 'upi_credit_card' : 'upi',
      ...more,
    };
    orders.push({ id: `CFPay_${randomBytes(6).toString('hex')}`, payments: [payment] });
  };
  const pay = (link: string, more: Partial<Payment> = {}) => {
    linkOf(link).status = 'PAID';
    take(link, more);
  };
  const tell = (event: string, about: string, at: Date = now()): BenchMessage => {
    numbers += 1;
    const told = refunds.get(about);
    const data = told
      ? { refund: refundBody(told) }
      : {
          ...linkBody(about, linkOf(about)),
          order: { order_id: linkOf(about).orders.at(-1)?.id, transaction_id: numbers },
        };
    // Spaces and escapes as another writer of JSON than ours has them, so that only the bytes themselves fit the signature.
    const body = Buffer.from(
      JSON.stringify({ data, type: event, version: 1, event_time: at.toISOString() }, null, 1).replaceAll('/', '\\/'),
    );
    const time = String(at.getTime());
    const signature = createHmac('sha256', KEYS.clientSecret).update(time).update(body).digest('base64');
    return { body, headers: { 'x-webhook-timestamp': time, 'x-webhook-signature': signature } };
  };

  return {
    settings: KEYS,
    wrong: { ...KEYS, clientSecret: 'cfsk_ma_test_not_the_right_one' },
    traits: {
      isCaptured: false,
      signsReturns: false,
      signsMessages: true,
      closes: true,
      onlyRupees: true,
      repeatsForHours: 24,
    },
    answer,
    opened: () => links.size,
    refAt: url => [...links.keys()].find(id => url.endsWith(id.replaceAll('-', ''))) ?? '',
    returnsOf: ref => [links.get(ref)?.sent.link_meta.return_url],
    approve: ref => {
      pay(ref);
      return {};
    },
    payOtherwise: ref => pay(ref, { group: 'credit_card' }),
    payWrongly: (ref, amount, currency) => pay(ref, { amount: amount / 100, currency }),
    expire: ref => {
      linkOf(ref).status = 'EXPIRED';
    },
    sentBack: () => [...refunds.values()].map(({ amount }) => hundredths(amount)),
    payOut: (ref, outcome) => {
      for (const id of ref === undefined ? refunds.keys() : [ref])
        (refunds.get(id) ?? missing(id)).status = outcome === 'settled' ? 'SUCCESS' : 'CANCELLED';
    },
    message: (ref, at) => tell('PAYMENT_LINK_EVENT', ref, at),
    refundMessage: () => tell('REFUND_STATUS_WEBHOOK', [...refunds.keys()].at(-1) ?? ''),
    links,
    decline: link => take(link, { status: 'FAILED' }),
    tell,
  };
}

const hundredths = (rupees: number) => Math.round(rupees * 100);
const isRupees: FieldRule = value =>
  typeof value === 'number' && value >= 1 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-3;
const isPaid = ({ payments }: Order) => payments.some(({ status }) => status === 'SUCCESS');
const paymentBody = ({ id, status, amount, currency, group }: Payment) => ({
  ...{ cf_payment_id: String(id), payment_status: status, payment_amount: amount, payment_currency: currency },
  ...{ entity: 'payment', is_captured: status === 'SUCCESS', payment_group: group, bank_reference: '1903772466' },
});
const yes = (body: unknown): ServiceReply => ({ status: 200, body });
const no = (status: number, code: string, message: string, type = 'invalid_request_error'): ServiceReply => ({
  status,
  body: { message, code, type },
});

function missing(name: string): never {
  throw new Error(`There is no ${name}`);
}
