import * as z from 'zod/mini';
import { CASH_HOLDERS, CASH_STATES } from '#finance/cash/cash-states.ts';
import { LineSerials } from '#orders/serials/serials.schema.ts';
import { paymentMethod, REFUND_STATES } from '#payments/payments/payment-states.ts';
import { id, instant, rupees } from '#shared/api/wire.ts';
import { REASON_NAMES } from './return-reasons.ts';
import { ITEMS_FATES, type ItemsFate, RETURN_STATES } from './return-states.ts';

/** A photo in full size, or small for lists. */
export const photoQuery = z.strictObject({ size: z.optional(z.enum(['small'])) });
export type PhotoSize = 'small' | undefined;

export const FATE_NAMES = Object.keys(ITEMS_FATES) as [ItemsFate, ...ItemsFate[]];

const ReturnedLine = z.object({
  lineId: id(),
  title: z.string(),
  image: z.string(),
  quantity: z.int(),
  amount: rupees,
});

/** A return as its shopper sees it. */
export const Return = z.object({
  _id: id<'return'>(),
  number: z.string(),
  state: z.enum(RETURN_STATES),
  reason: z.enum(REASON_NAMES),
  /** The items are faulty, so the delivery charge is refunded too. */
  faulty: z.boolean(),
  words: z.string(),
  lines: z.array(ReturnedLine),
  photos: z.array(id<'upload'>()),
  requestedAt: instant,
  /** Nothing is sent back: all of it are services that were not done. */
  isOfServices: z.boolean(),
  /** The refund for items and delivery: expected, or final once the return is completed. */
  goodsAmount: rupees,
  deliveryAmount: rupees,
  /** The part of the delivery charge not refunded because the items are not faulty. */
  deliveryKept: rupees,
  /** What was given for old phones that go back with it; taken off the refund. */
  exchangeAmount: rupees,
  /** Masked UPI ID for refunds of cash; null for online payments. */
  upiId: z.nullable(z.string()),
  /** Null until the refund is due. */
  refund: z.nullable(
    z.object({
      state: z.enum(REFUND_STATES),
      amount: rupees,
      /** The cash has not reached the shop: the seller owes this refund. */
      waitsForCash: z.boolean(),
      owedAt: instant,
      settledAt: z.nullable(instant),
    }),
  ),
  events: z.array(
    z.object({ state: z.enum(RETURN_STATES), by: z.string(), note: z.nullable(z.string()), at: instant }),
  ),
});
export type Return = z.output<typeof Return>;

/** A return as sellers and administrators see it. */
export const DeskReturn = z.extend(Return, {
  orderId: id<'order'>(),
  orderNumber: z.string(),
  paymentMethod: paymentMethod,
  seller: z.string(),
  buyer: z.nullable(z.string()),
  goods: z.nullable(z.enum(FATE_NAMES)),
  deliveredAt: z.nullable(instant),
  /** Where the cash of the order is; null for online payments. */
  cash: z.nullable(z.object({ state: z.enum(CASH_STATES), holder: z.nullable(z.enum(CASH_HOLDERS)) })),
  /** Lines with numbers: the numbers the shopper still has. */
  out: z.array(z.extend(LineSerials, { lineId: id() })),
});
export type DeskReturn = z.output<typeof DeskReturn>;
