import * as z from 'zod/mini';
import { MAX_CART_LINES } from '#orders/cart/refusals.ts';
import { id, instant, rupees } from '#shared/api/wire.ts';
import { EXCHANGE_STATES, PHONE_CONDITIONS } from './exchange.ts';

/** Longest reason for not taking a phone. */
export const MAX_REJECT_REASON_LENGTH = 300;

/** Quotes that go with products; the list replaces the one before. */
export const ChosenExchanges = z
  .array(z.strictObject({ productId: id<'product'>(), quoteId: id<'exchange quote'>() }))
  .check(z.maxLength(MAX_CART_LINES));

/** An old phone that is given for a line of a checkout. */
export const LineExchange = z.object({
  quoteId: id<'exchange quote'>(),
  /** Brand and model; empty if the quote is gone. */
  model: z.string(),
  condition: z.nullable(z.enum(PHONE_CONDITIONS)),
  /** What the buyer gets back at most, once the phone is confirmed; null if it is not possible as it is. */
  value: z.nullable(rupees),
  expiresAt: z.nullable(instant),
});
export type LineExchange = z.output<typeof LineExchange>;

/** An old phone that stands on an order. */
export const OrderExchange = z.object({
  lineId: z.string(),
  /** The new product. */
  title: z.string(),
  model: z.string(),
  condition: z.enum(PHONE_CONDITIONS),
  /** Null once the account of the buyer is deleted. */
  imei: z.nullable(z.string()),
  quoted: rupees,
  state: z.enum(EXCHANGE_STATES),
  /** What was given for it; null until it is confirmed. */
  final: z.nullable(rupees),
  finalCondition: z.nullable(z.enum(PHONE_CONDITIONS)),
  /** Why it was not taken. */
  reason: z.nullable(z.string()),
  settledAt: z.nullable(instant),
});
export type OrderExchange = z.output<typeof OrderExchange>;
