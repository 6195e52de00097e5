import * as z from 'zod/mini';
import { CASH_HOLDERS, CASH_STATES } from '#finance/cash/cash-states.ts';
import { PAYMENT_METHODS } from '#orders/orders/order.schema.ts';
import { LineSerials } from '#orders/serials/serials.schema.ts';
import { REFUND_STATES } from '#payments/payments/payment-states.ts';
import { id, instant, rupees } from '#shared/api/wire.ts';
import { REASON_NAMES } from './return-reasons.ts';
import { ITEMS_FATES, type ItemsFate, RETURN_STATES } from './return-states.ts';

/** Of a photo: all of it, or small for a list. */
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

/** A return as its shopper reads it. */
export const Return = z.object({
  _id: id<'return'>(),
  /** RT-100042 */
  number: z.string(),
  state: z.enum(RETURN_STATES),
  reason: z.enum(REASON_NAMES),
  /** The items are at fault, so the delivery charge goes back too. */
  faulty: z.boolean(),
  words: z.string(),
  lines: z.array(ReturnedLine),
  photos: z.array(id<'upload'>()),
  requestedAt: instant,
  /** What goes back for the items and of the delivery charge: as it would be now, or once it is settled as it is. */
  goodsAmount: rupees,
  deliveryAmount: rupees,
  /** Of the delivery charge, what stays paid because the items are faultless. */
  deliveryKept: rupees,
  /** Where cash goes, masked; null where the money goes back the way it came. */
  upiId: z.nullable(z.string()),
  /** The money, once it is owed. */
  refund: z.nullable(
    z.object({
      state: z.enum(REFUND_STATES),
      amount: rupees,
      /** The cash has not reached the shop: its seller owes this refund. */
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

/** The same as those read it who decide. */
export const DeskReturn = z.extend(Return, {
  orderId: id<'order'>(),
  orderNumber: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  seller: z.string(),
  buyer: z.nullable(z.string()),
  goods: z.nullable(z.enum(FATE_NAMES)),
  deliveredAt: z.nullable(instant),
  /** Where the cash of the order is; null for what is paid online. */
  cash: z.nullable(z.object({ state: z.enum(CASH_STATES), holder: z.nullable(z.enum(CASH_HOLDERS)) })),
  /** Of lines whose pieces have numbers, those that are still with the shopper. */
  out: z.array(z.extend(LineSerials, { lineId: id() })),
});
export type DeskReturn = z.output<typeof DeskReturn>;
