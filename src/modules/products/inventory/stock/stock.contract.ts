import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { dataOf, id, instant, line, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { MAX_STOCK } from './stock-problems.ts';
import { STOCK_REASON_NAMES } from './stock-reasons.ts';

export const unitCount = z.int().check(z.gte(0), z.lte(MAX_STOCK));
const difference = z.int().check(
  z.gte(-MAX_STOCK),
  z.lte(MAX_STOCK),
  z.refine(by => by !== 0, 'change' satisfies ValueFault),
);

export const adjustStock = post('/admin/stock/adjust', {
  summary: "Adjusts a product's stock with a reason, by a number of units or to a counted number",
  body: z.strictObject({
    productId: id<'product'>(),
    /** A target number needs the stock that was seen; if it has changed, 409 with both numbers. */
    change: z.union([z.strictObject({ by: difference }), z.strictObject({ to: unitCount, seen: unitCount })]),
    reason: z.enum(STOCK_REASON_NAMES),
    note: z.optional(line(200)),
  }),
  output: dataOf(z.object({ productId: id<'product'>(), before: z.int(), stock: z.int() })),
});

export const StockMovement = z.object({
  id: z.int(),
  at: instant,
  /** Units added; negative if removed. */
  quantity: z.int(),
  before: z.int(),
  after: z.int(),
  kind: z.enum(['placed', 'cancelled', 'rejected', 'returned', 'adjusted']),
  /** The reason of a manual adjustment; null if the stock was set in the product's form. */
  reason: z.nullable(z.enum(STOCK_REASON_NAMES)),
  note: z.nullable(z.string()),
  /** The administrator; shoppers are not named, only their order. */
  by: z.nullable(z.string()),
  order: z.nullable(z.string()),
});
export type StockMovement = z.output<typeof StockMovement>;

export const listStockMovements = get('/admin/stock/history/:productId', {
  summary: 'The stock changes of a product, newest first',
  params: z.strictObject({ productId: id<'product'>() }),
  query: z.strictObject(pageQuery),
  output: z.extend(pageSchema(StockMovement), { product: z.object({ title: z.string(), stock: z.int() }) }),
});
