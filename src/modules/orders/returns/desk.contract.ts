import * as z from 'zod/mini';
import { OrderDetail } from '#orders/orders/order.schema.ts';
import { DeskReturn, FATE_NAMES, type PhotoSize, photoQuery } from '#orders/returns/return/return.schema.ts';
import { REASON_NAMES } from '#orders/returns/return/return-reasons.ts';
import { DESK_MOVES, RETURN_STATES } from '#orders/returns/return/return-states.ts';
import { MAX_TYPED_LENGTH } from '#orders/serials/read-serial.ts';
import { MAX_NUMBERS } from '#orders/serials/serials.schema.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const MAX_REFUSAL_LENGTH = 500;

const CameBack = z.strictObject({
  lineId: id(),
  numbers: z.array(z.string().check(z.maxLength(MAX_TYPED_LENGTH))).check(z.maxLength(MAX_NUMBERS)),
});

export const sayWhy = problem('returns.say_why', 'invalid', () => t('orders.returns.refusal.sayWhy'));
export const sayWhatBecame = problem('returns.say_what_became', 'invalid', () =>
  t('orders.returns.refusal.sayWhatBecame'),
);

/** For items sold by number; `data` lists per line what was returned and what was shipped. */
export const numbersDiffer = problem('returns.numbers_differ', 'conflict', () =>
  t('orders.returns.refusal.numbersDiffer'),
);

/** Views of the list. `waiting` holds what needs action: requests to decide and returned items to check. */
export const RETURN_VIEWS = ['waiting', 'coming', 'settled', 'closed', 'all'] as const;
export type ReturnView = (typeof RETURN_VIEWS)[number];

export const ReturnRow = z.object({
  _id: id<'return'>(),
  number: z.string(),
  orderNumber: z.string(),
  seller: z.string(),
  buyer: z.nullable(z.string()),
  /** Title of the first item, and the number of units in all. */
  title: z.string(),
  pieces: z.int(),
  reason: z.enum(REASON_NAMES),
  state: z.enum(RETURN_STATES),
  /** Items only, without delivery. */
  amount: rupees,
  requestedAt: instant,
});
export type ReturnRow = z.output<typeof ReturnRow>;

export const listReturns = get('/admin/returns/get', {
  summary: 'Returns: all for administrators, those of their own products for sellers; open ones oldest first',
  query: z.strictObject({
    ...pageQuery,
    show: z.optional(z.enum(RETURN_VIEWS)),
    /** A return or order number, or part of a shopper's name or a title. */
    find: findWords,
  }),
  output: z.extend(pageSchema(ReturnRow), { counts: z.record(z.enum(RETURN_VIEWS), z.int()) }),
});

export const readReturn = get('/admin/returns/get/:returnId', {
  summary: 'One return with its items, photos and history',
  params: z.strictObject({ returnId: id<'return'>() }),
  output: dataOf(DeskReturn),
});

export const moveReturn = put('/admin/returns/move', {
  summary: 'Approves, refuses, receives or settles a return; settling starts the refund, only once even if repeated',
  body: z.strictObject({
    _id: id<'return'>(),
    move: z.enum(DESK_MOVES),
    /** The reason for rejecting, or for accepting units that differ from those shipped. */
    note: z.optional(line(MAX_REFUSAL_LENGTH)),
    /** What happens to the returned items. */
    goods: z.optional(z.enum(FATE_NAMES)),
    /** With `settle`, for items sold by number: the numbers of the returned units. */
    serials: z.optional(z.array(CameBack).check(z.maxLength(100))),
  }),
  output: z.extend(dataOf(DeskReturn), { message: z.string() }),
});

export const refundService = put('/admin/orders/service/refund/:orderId', {
  summary: 'Refunds a paid service that was not done, as a return that is settled at once; nobody owes it any more',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: z.strictObject({ lineId: z.uuid(), note: line(MAX_REFUSAL_LENGTH) }),
  output: dataOf(OrderDetail),
});

export const getReturnPhoto = get('/admin/returns/photo/:photo', {
  summary: 'A photo of a return',
  file: 'image/webp',
  params: z.strictObject({ photo: id<'upload'>() }),
  query: photoQuery,
  output: z.string(),
});

/** URL of a photo for sellers and administrators. */
export function deskPhotoUrl(photo: string, size?: PhotoSize): string {
  return `/api/admin/returns/photo/${photo}${size ? `?size=${size}` : ''}`;
}
