/** The version of the payloads. A change that receivers must know of makes a new one; both are then sent for a year. */
export const WEBHOOK_VERSION = 1;

/** What receivers are told of. Events of one order, and of one product, arrive in their order. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.confirmed',
  'order.processing',
  'order.shipped',
  'order.delivered',
  'order.rejected',
  'order.cancelled',
  'order.reopened',
  'order.paid',
  'order.payment_failed',
  'order.tracking_changed',
  'order.edited',
  'return.requested',
  'return.approved',
  'return.received',
  'return.settled',
  'return.refused',
  'return.withdrawn',
  'refund.created',
  'refund.settled',
  'refund.failed',
  'invoice.issued',
  'product.created',
  'product.updated',
  'product.stock_changed',
  'product.deleted',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What a person sends to try an endpoint. It is not chosen: every endpoint gets it. */
export const TEST_EVENT = 'webhook.test';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** The seconds between the attempts, of which there is one more: three days in all. */
export const RETRY_AFTER_S: readonly number[] = [
  ...[30, 5 * MINUTE_S, 30 * MINUTE_S],
  ...[2, 5, 10, 14, 18, 23].map(hours => hours * HOUR_S),
];

/** An endpoint at which nothing has arrived for so long is switched off. */
export const OFF_AFTER_HOURS = 72;

/** An endpoint for which so many deliveries wait is switched off. */
export const MAX_WAITING_DELIVERIES = 100_000;

/** How long deliveries and their log are kept. */
export const DELIVERIES_KEPT_DAYS = 30;

/** The time for an answer, and how much of it is read and kept. */
export const ANSWER_WITHIN_S = 15;
export const MAX_ANSWER_BYTES = 16_384;
export const MAX_ANSWER_CHARACTERS = 2_000;
