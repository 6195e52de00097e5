import * as z from 'zod/mini';
import { findWords, id } from '#shared/api/wire.ts';
import { isDay, PLACED } from './order-days.ts';
import { STATUS_FILTERS } from './order-filter.ts';

const day = z.string().check(z.refine(isDay, 'must be a date, such as 2026-11-21'));

/** The parameters of every call that is about the orders of a list: the same ones, so that each finds the same orders. */
export const orderFilter = {
  status: z.optional(z.enum(STATUS_FILTERS)),
  /** An order number or a piece of a product's title; administrators also an e-mail. */
  find: findWords,
  placed: z.optional(z.enum(PLACED)),
  from: z.optional(day),
  to: z.optional(day),
  /** The parts of one seller, for administrators; a seller may name itself alone. */
  seller: z.optional(id<'seller'>()),
};
const OrderFilter = z.strictObject(orderFilter);
export type OrderFilter = z.output<typeof OrderFilter>;
