import * as z from 'zod/mini';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { findWords, id } from '#shared/api/wire.ts';
import { isDay, PLACED } from './order-days.ts';
import { STATUS_FILTERS, VISIT_FILTERS } from './order-filter.ts';

const day = z.string().check(z.refine(isDay, 'day' satisfies ValueFault));

/** Filter parameters shared by all calls about a list of orders, so that they select the same orders. */
export const orderFilter = {
  status: z.optional(z.enum(STATUS_FILTERS)),
  /** An order number or part of a product title; for administrators also an e-mail address. */
  find: findWords,
  placed: z.optional(z.enum(PLACED)),
  from: z.optional(day),
  to: z.optional(day),
  /** Delivered orders with a service that is not done yet. */
  visit: z.optional(z.enum(VISIT_FILTERS)),
  /** For administrators: one seller's parts. A seller may only pass their own id. */
  seller: z.optional(id<'seller'>()),
};
const OrderFilter = z.strictObject(orderFilter);
export type OrderFilter = z.output<typeof OrderFilter>;
