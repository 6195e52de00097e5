import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { SHIPMENT_STATES } from '#shared/ports/courier-port.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const noCourier = problem('shipments.no_courier', 'conflict', () => t('orders.shipments.refusal.noCourier'));
export const partIsMissing = problem('shipments.part_missing', 'missing', () => t('orders.shipments.refusal.missing'));
export const notPacked = problem('shipments.not_packed', 'conflict', () => t('orders.shipments.refusal.notPacked'));
export const alreadyBooked = problem('shipments.booked', 'conflict', () => t('orders.shipments.refusal.booked'));
export const parcelUnderWay = problem('shipments.under_way', 'conflict', () => t('orders.shipments.refusal.underWay'));
/** Of another courier than the one that is connected now. */
export const notAnswered = problem('shipments.unanswered', 'conflict', (courier: string) =>
  t('orders.shipments.refusal.unanswered', { courier }),
);
export const sellerCollects = problem('shipments.seller_collects', 'conflict', () =>
  t('orders.shipments.refusal.sellerCollects'),
);
export const nothingBooked = problem('shipments.nothing_booked', 'conflict', () =>
  t('orders.shipments.refusal.nothing'),
);
/** In the courier's own words. */
export const courierRefuses = problem('shipments.refused', 'conflict', (words: string) =>
  t('orders.shipments.refusal.refused', { words }),
);
export const courierIsAway = problem('shipments.away', 'unavailable', (words: string) =>
  t('orders.shipments.refusal.away', { words }),
);
export const tooManyShipments = problem('shipments.too_many', 'too-many', (seconds: number) =>
  t('orders.shipments.refusal.tooMany', { wait: waitText(seconds) }),
);
export const notFromCourier = problem('shipments.not_proved', 'unauthenticated', () =>
  t('orders.shipments.refusal.notProved'),
);

/** The most that couriers take as a parcel. */
export const MAX_GRAMS = 70_000;

/** `booking` was asked for without an answer, `failed` was refused. */
export const BOOKING_STATES = ['booking', ...SHIPMENT_STATES, 'failed'] as const;

/** A parcel of a seller order that was booked with a courier. */
const Shipment = z.object({
  courier: z.string(),
  awb: z.nullable(z.string()),
  state: z.enum(BOOKING_STATES),
  /** What the courier said last, in its own words. */
  words: z.nullable(z.string()),
  /** When that was. */
  at: z.nullable(instant),
  /** The order could not follow what the courier said. */
  isStuck: z.boolean(),
});
export type Shipment = z.output<typeof Shipment>;

const PartShipment = z.object({
  partId: id<'order part'>(),
  /** The courier that can be booked now; null if there is none, or nothing to book. */
  courier: z.nullable(z.string()),
  /** How the booking can be cancelled: by asking the courier, or by hand if the shop is connected to it no more. */
  cancelBy: z.nullable(z.enum(['courier', 'hand'])),
  /** What its products weigh with their boxes, as far as that is known. */
  grams: z.int(),
  shipment: z.nullable(Shipment),
});
export type PartShipment = z.output<typeof PartShipment>;

const ofPart = z.strictObject({ partId: id<'order part'>() });
const changed = z.extend(dataOf(PartShipment), { message: z.string() });

export const readShipment = get('/admin/shipments/get/:partId', {
  summary: 'The courier booking of a seller order, and whether one can be made',
  params: ofPart,
  output: dataOf(PartShipment),
});

export const bookShipment = post('/admin/shipments/book/:partId', {
  summary: 'Books the connected courier for a packed seller order; courier and tracking number are then filled in',
  params: ofPart,
  body: z.strictObject({ grams: z.int().check(z.gte(1), z.lte(MAX_GRAMS)) }),
  output: changed,
});

export const cancelShipment = post('/admin/shipments/cancel/:partId', {
  summary: 'Cancels the booked courier, as long as the parcel has not been fetched',
  params: ofPart,
  /** `byHand` marks the booking as cancelled if the shop is connected to its courier no more. */
  body: z.strictObject({ byHand: z.optional(z.boolean()) }),
  output: changed,
});

export const shipmentLabel = get('/admin/shipments/label/:partId', {
  summary: 'The address of the label of a booked parcel, valid for some minutes',
  params: ofPart,
  output: dataOf(z.object({ url: z.string() })),
});

export const takeCourierMessage = post('/couriers/:courier/webhook', {
  summary: 'Webhook for couriers, authenticated by what was agreed with them',
  params: z.strictObject({ courier: z.string() }),
  output: succeeded,
});
