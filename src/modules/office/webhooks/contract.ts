import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line, pageQuery, pageSchema, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from './webhook-events.ts';

/** Endpoints of one seller, or of the shop. */
export const MAX_ENDPOINTS = 10;
/** How long the former secret may go on signing when it is replaced. */
export const MAX_SECRET_OVERLAP_HOURS = 168;

export const noSuchEndpoint = problem('webhooks.no_such_endpoint', 'missing', () =>
  t('office.webhooks.refusal.missing'),
);
export const noSuchDelivery = problem('webhooks.no_such_delivery', 'missing', () =>
  t('office.webhooks.refusal.deliveryMissing'),
);
export const tooManyEndpoints = problem('webhooks.too_many', 'conflict', () =>
  t('office.webhooks.refusal.many', { most: MAX_ENDPOINTS }),
);
export const endpointIsOff = problem('webhooks.off', 'conflict', () => t('office.webhooks.refusal.off'));
export const tooManyWebhookTests = problem('webhooks.too_many_tests', 'too-many', (seconds: number) =>
  t('office.webhooks.refusal.tests', { wait: waitText(seconds) }),
);

export const OFF_REASONS = ['person', 'failing', 'gone', 'full'] as const;
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const events = z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length));
const password = z.string().check(z.maxLength(1_000));
const ofEndpoint = z.strictObject({ endpointId: id<'webhook endpoint'>() });

/** An address that is sent webhooks, without its secret. */
export const WebhookEndpoint = z.object({
  _id: id<'webhook endpoint'>(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** Why nothing is sent: a person switched it off, nothing arrived for days, the receiver answered 410, or too much waited. */
  offBecause: z.nullable(z.enum(OFF_REASONS)),
  /** Since when nothing has arrived; null if the last attempt succeeded. */
  failingSince: z.nullable(instant),
  /** Until when the former secret signs too. */
  formerUntil: z.nullable(instant),
  createdAt: instant,
  waiting: z.int(),
  failed: z.int(),
});
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

/** Something that is sent to an endpoint. */
export const WebhookDelivery = z.object({
  _id: id<'webhook delivery'>(),
  /** The webhook-id: the same for all endpoints and attempts. */
  eventId: z.string(),
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** The status of the last answer; null without one. */
  status: z.nullable(z.int()),
  createdAt: instant,
  nextAt: z.nullable(instant),
  doneAt: z.nullable(instant),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const Attempt = z.object({
  number: z.int(),
  at: instant,
  milliseconds: z.int(),
  status: z.nullable(z.int()),
  /** The beginning of the answer. */
  answer: z.nullable(z.string()),
  /** Why it did not arrive: a status, or what happened to the connection. */
  failure: z.nullable(z.string()),
});

/** The answer is the only one that contains the secret. */
const withSecret = z.object({
  success: z.literal(true),
  message: z.string(),
  data: WebhookEndpoint,
  secret: z.string(),
});

export const listWebhooks = get('/admin/webhooks/get', {
  summary: 'Your webhook endpoints; for administrators those of the shop',
  output: dataOf(z.array(WebhookEndpoint)),
});

export const addWebhook = post('/admin/webhooks/add', {
  summary: 'Adds a webhook endpoint; the answer is the only one that contains its secret',
  body: z.strictObject({ name: line(60), url: z.string().check(z.trim(), z.maxLength(2_000)), events, password }),
  output: withSecret,
});

export const editWebhook = put('/admin/webhooks/edit/:endpointId', {
  summary: 'Changes the name and the events of an endpoint, or switches it off and on',
  params: ofEndpoint,
  body: editOf(
    z.strictObject({ name: z.optional(line(60)), events: z.optional(events), isOn: z.optional(z.boolean()) }),
    WebhookEndpoint,
  ),
  output: z.extend(dataOf(WebhookEndpoint), { message: z.string() }),
});

export const removeWebhook = remove('/admin/webhooks/delete/:endpointId', {
  summary: 'Removes an endpoint with its log at once',
  params: ofEndpoint,
  output: succeeded,
});

export const replaceSecret = post('/admin/webhooks/secret/:endpointId', {
  summary: 'Makes a new secret; the former one goes on signing for some hours',
  params: ofEndpoint,
  body: z.strictObject({
    overlapHours: z.int().check(z.gte(0), z.lte(MAX_SECRET_OVERLAP_HOURS)),
    password,
  }),
  output: withSecret,
});

export const testWebhook = post('/admin/webhooks/test/:endpointId', {
  summary: 'Sends a test to an endpoint',
  params: ofEndpoint,
  body: z.strictObject({}),
  output: succeeded,
});

export const listDeliveries = get('/admin/webhooks/deliveries/:endpointId', {
  summary: 'What was sent to an endpoint, latest first',
  params: ofEndpoint,
  query: z.strictObject({ ...pageQuery, state: z.optional(z.enum(DELIVERY_STATES)) }),
  output: z.extend(pageSchema(WebhookDelivery), {
    endpoint: WebhookEndpoint,
    counts: z.object({ all: z.int(), waiting: z.int(), delivered: z.int(), failed: z.int() }),
  }),
});

export const readDelivery = get('/admin/webhooks/delivery/:deliveryId', {
  summary: 'One delivery with its payload and all attempts',
  params: z.strictObject({ deliveryId: id<'webhook delivery'>() }),
  output: dataOf(z.extend(WebhookDelivery, { payload: z.string(), attempts: z.array(Attempt) })),
});

export const redeliver = post('/admin/webhooks/redeliver/:deliveryId', {
  summary: 'Sends a delivery again, whether it arrived or not',
  params: z.strictObject({ deliveryId: id<'webhook delivery'>() }),
  body: z.strictObject({}),
  output: succeeded,
});

export const redeliverFailed = post('/admin/webhooks/redeliver-failed/:endpointId', {
  summary: 'Sends everything again that did not arrive since a moment',
  params: ofEndpoint,
  body: z.strictObject({ since: z.optional(instant) }),
  output: z.extend(succeeded, { count: z.int() }),
});
