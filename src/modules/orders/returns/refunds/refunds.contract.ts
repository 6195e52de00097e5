import * as z from 'zod/mini';
import { CASH_HOLDERS, CASH_STATES } from '#finance/cash/cash-states.ts';
import { upiId } from '#orders/returns/contract.ts';
import { paymentMethod, REFUND_CAUSES, REFUND_STATES } from '#payments/payments/payment-states.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { REFUND_AGES } from './refund-age.ts';

export const MAX_REFUND_REFERENCE_LENGTH = 60;

export const refundIsMissing = problem('refunds.missing', 'missing', () => t('orders.returns.refusal.refundMissing'));
export const refundIsSettled = problem('refunds.settled', 'conflict', () => t('orders.returns.refusal.refundSettled'));
export const refundByProvider = problem('refunds.by_provider', 'conflict', () =>
  t('orders.returns.refusal.refundByProvider'),
);

export const refundNotToSend = problem('refunds.not_to_send', 'conflict', () =>
  t('orders.returns.refusal.refundNotToSend'),
);

export const refundIsSellers = problem('refunds.cash_not_in', 'conflict', (seller: string | null) =>
  seller === null
    ? t('orders.returns.refusal.refundIsTheirSellers')
    : t('orders.returns.refusal.refundIsSellers', { seller }),
);
export const secondNeeded = problem('refunds.second_needed', 'conflict', (limit: Paise) =>
  t('orders.returns.refusal.secondNeeded', { limit: priceTag(limit) }),
);

export const refundIsSent = problem('refunds.sent', 'conflict', () => t('orders.returns.refusal.refundSent'));
export const refundNeedsNoUpiId = problem('refunds.no_upi_needed', 'conflict', () =>
  t('orders.returns.refusal.noUpiNeeded'),
);
export const tooManyUpiIds = problem('refunds.too_many_upi_ids', 'too-many', (seconds: number) =>
  t('orders.returns.refusal.tooManyUpiIds', { wait: waitText(seconds) }),
);

/** Views of the list: due, overdue, refunded, all. */
export const REFUND_VIEWS = ['open', 'late', 'settled', 'all'] as const;
export type RefundView = (typeof REFUND_VIEWS)[number];

const head = {
  _id: id<'refund'>(),
  orderId: id<'order'>(),
  orderNumber: z.string(),
  /** Null if the money belongs to no seller order. */
  seller: z.nullable(z.string()),
  buyer: z.nullable(z.string()),
  cause: z.enum(REFUND_CAUSES),
  /** Such as RT-100042; null if nothing was returned. */
  returnNumber: z.nullable(z.string()),
  amount: rupees,
  paymentMethod: paymentMethod,
  /** Paid manually by UPI; otherwise the payment provider refunds it. */
  byHand: z.boolean(),
  state: z.enum(REFUND_STATES),
  /** Where the cash of the order is; null for online payments. */
  cash: z.nullable(z.object({ state: z.enum(CASH_STATES), holder: z.nullable(z.enum(CASH_HOLDERS)) })),
  /** The cash has not reached the shop: the seller owes this refund, and the shop does not send it yet. */
  waitsForCash: z.boolean(),
  age: z.enum(REFUND_AGES),
  owedAt: instant,
  settledAt: z.nullable(instant),
};

export const RefundRow = z.object({ ...head, upiId: z.nullable(z.string()) });
export type RefundRow = z.output<typeof RefundRow>;

export const listRefunds = get('/admin/refunds/get', {
  summary: 'Refunds: open ones oldest first, other lists newest first',
  query: z.strictObject({
    ...pageQuery,
    show: z.optional(z.enum(REFUND_VIEWS)),
    /** An order or return number, or part of a shopper's name. */
    find: findWords,
  }),
  output: z.extend(pageSchema(RefundRow), { counts: z.record(z.enum(REFUND_VIEWS), z.int()), alerts: z.int() }),
});

export const Refund = z.object({
  ...head,
  /** In full, for making the transfer. */
  upiId: z.nullable(z.string()),
  /** Administrators who have approved a manual refund. */
  approvals: z.array(z.object({ by: z.string(), isOwn: z.boolean(), at: instant })),
  /** Above the amount that needs two administrators. */
  needsTwo: z.boolean(),
  reference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
export type Refund = z.output<typeof Refund>;

export const readRefund = get('/admin/refunds/get/:refundId', {
  summary: 'One refund, with where the money goes',
  params: z.strictObject({ refundId: id<'refund'>() }),
  output: dataOf(Refund),
});

export const settleRefund = put('/admin/refunds/settle', {
  summary: 'Records that a refund was paid manually, with the bank reference, and mails the shopper',
  body: z.strictObject({ _id: id<'refund'>(), reference: line(MAX_REFUND_REFERENCE_LENGTH) }),
  output: z.extend(dataOf(Refund), { message: z.string() }),
});

export const approveRefund = put('/admin/refunds/approve', {
  summary: 'Approves a manual refund; above an amount in the settings, another administrator has to pay it',
  body: z.strictObject({ _id: id<'refund'>() }),
  output: z.extend(dataOf(Refund), { message: z.string() }),
});

export const retryRefund = post('/admin/refunds/retry', {
  summary: 'Retries a refund that the payment provider refused',
  body: z.strictObject({ _id: id<'refund'>() }),
  output: z.extend(dataOf(Refund), { message: z.string() }),
});

export const giveUpiId = put('/shop/refunds/upi', {
  summary: 'Says where an own refund of cash goes, or that it goes elsewhere, until it is sent',
  body: z.strictObject({ refundId: id<'refund'>(), upiId }),
  output: z.object({ success: z.literal(true), message: z.string() }),
});
