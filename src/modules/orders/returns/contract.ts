import * as z from 'zod/mini';
import { isUpiId } from '#orders/returns/refunds/upi-id.ts';
import { type PhotoSize, photoQuery, Return } from '#orders/returns/return/return.schema.ts';
import { REASON_NAMES } from '#orders/returns/return/return-reasons.ts';
import { RETURN_STATE_WORDS, type ReturnState } from '#orders/returns/return/return-states.ts';
import { Begun } from '#products/media/uploads.contract.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { dataOf, id, instant, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const MAX_RETURN_TEXT_LENGTH = 1000;
export const MAX_PHOTOS = 5;

export const partIsMissing = problem('returns.part_missing', 'missing', () => t('orders.returns.refusal.partMissing'));
export const returnIsMissing = problem('returns.missing', 'missing', () => t('orders.returns.refusal.missing'));
export const notDelivered = problem('returns.not_delivered', 'conflict', () =>
  t('orders.returns.refusal.notDelivered'),
);
export const windowIsOver = problem('returns.window_over', 'conflict', (days: number) =>
  t('orders.returns.refusal.windowOver', { days }),
);
export const tooManyReturns = problem('returns.too_often', 'too-many', (seconds: number) =>
  t('orders.returns.refusal.tooOften', { wait: waitText(seconds) }),
);
export const onlyIfFaulty = problem('returns.only_if_faulty', 'conflict', (title: string) =>
  t('orders.returns.refusal.onlyIfFaulty', { title }),
);
export const tooManyPieces = problem('returns.too_many', 'conflict', (title: string, left: number) =>
  left === 0
    ? t('orders.returns.refusal.alreadyRequested', { title })
    : t('orders.returns.refusal.tooMany', { left, title }),
);
export const upiIdNeeded = problem('returns.upi_needed', 'invalid', () => t('orders.returns.refusal.upiNeeded'));
export const photosUnknown = problem('returns.photos_unknown', 'invalid', () =>
  t('orders.returns.refusal.photosUnknown'),
);
export const returnMoved = problem('returns.moved', 'conflict', (now: ReturnState) =>
  t('orders.returns.refusal.moved', { state: RETURN_STATE_WORDS[now] }),
);

export const upiId = z.string().check(z.trim(), z.refine(isUpiId, { error: () => upiIdNeeded().message }));

const ReturnableLine = z.object({
  lineId: id(),
  title: z.string(),
  image: z.string(),
  /** Price of a unit before offers. */
  price: rupees,
  /** Paid for all units. */
  paid: rupees,
  quantity: z.int(),
  /** Units that were refunded. */
  refunded: z.int(),
  /** Units that can still be returned. */
  left: z.int(),
  /** Deadline for its return request; null if it is not delivered. */
  until: z.nullable(instant),
  /** Whether it can be requested now. */
  isOpen: z.boolean(),
  /** What was given for an old phone, which goes back and is taken off the refund once all units are returned. */
  exchange: z.nullable(rupees),
  /** Whether it can be returned only if something is wrong with it. */
  onlyIfFaulty: z.boolean(),
  /** Its rule in words, as on the page of the product. */
  note: z.string(),
});
export type ReturnableLine = z.output<typeof ReturnableLine>;

const ReturnsOfPart = z.object({
  /** The last deadline of its lines; null if nothing was delivered. */
  until: z.nullable(instant),
  /** Whether a return can be requested now, of some of its lines. */
  isOpen: z.boolean(),
  /** Refunds of cash on delivery go to a UPI ID. */
  needsUpiId: z.boolean(),
  /** The part of the delivery charge that a return of faulty items would refund. */
  deliveryLeft: rupees,
  lines: z.array(ReturnableLine),
  /** Newest first. */
  returns: z.array(Return),
});
export type ReturnsOfPart = z.output<typeof ReturnsOfPart>;

export const getReturnsOfPart = get('/shop/returns/part/:partId', {
  summary: 'What can be returned from one of your seller orders, until when, and its returns so far',
  params: z.strictObject({ partId: id<'order part'>() }),
  output: dataOf(ReturnsOfPart),
});

export const requestReturn = post('/shop/returns/request', {
  summary: 'Requests a return of delivered items; repeating a call with the same id changes nothing',
  body: z.strictObject({
    _id: id<'return'>(),
    partId: id<'order part'>(),
    lines: z.array(z.strictObject({ lineId: id(), quantity: z.int().check(z.gte(1)) })).check(
      z.minLength(1),
      z.maxLength(100),
      z.refine(lines => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'twice' satisfies ValueFault),
    ),
    reason: z.enum(REASON_NAMES),
    words: z.string().check(z.trim(), z.maxLength(MAX_RETURN_TEXT_LENGTH)),
    photos: z.array(id<'upload'>()).check(z.maxLength(MAX_PHOTOS)),
    upiId: z.optional(upiId),
  }),
  output: z.extend(dataOf(Return), { message: z.string() }),
});

export const withdrawReturn = put('/shop/returns/withdraw', {
  summary: 'Cancels a return request that is not completed yet',
  body: z.strictObject({ _id: id<'return'>() }),
  output: z.extend(dataOf(Return), { message: z.string() }),
});

export const beginReturnPhoto = post('/shop/returns/photos', {
  summary: 'A signed permission to upload a photo of your delivered items for a return request',
  body: z.strictObject({
    partId: id<'order part'>(),
    name: z.string().check(z.maxLength(1000)),
    size: z.int().check(z.gte(0)),
  }),
  output: dataOf(Begun),
});

export const getOwnReturnPhoto = get('/shop/returns/photo/:photo', {
  summary: 'A photo of your own return',
  file: 'image/webp',
  params: z.strictObject({ photo: id<'upload'>() }),
  query: photoQuery,
  output: z.string(),
});

/** URL of a photo for the shopper who uploaded it. */
export function ownPhotoUrl(photo: string, size?: PhotoSize): string {
  return `/api/shop/returns/photo/${photo}${size ? `?size=${size}` : ''}`;
}
