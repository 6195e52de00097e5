import * as z from 'zod/mini';
import { ProductSummary } from '#features/catalog/product.schema.ts';
import { get } from '#shared/endpoint.ts';
import { findWords, pageOf, pageQuery } from '#shared/wire.ts';

/** A product as its seller sees it, on sale or not. */
export const OwnProduct = z.extend(ProductSummary, {
  sku: z.nullable(z.string()),
  status: z.enum(['draft', 'live', 'hidden']),
  /** Shoppers see it: it is live and its seller may sell. */
  listed: z.boolean(),
});
export type OwnProduct = z.output<typeof OwnProduct>;

export const STOCK_STATES = ['low', 'out'] as const;
export type StockState = (typeof STOCK_STATES)[number];

export const listOwnProducts = get('/admin/products/get', {
  summary:
    'Goods as their seller sees them, newest first: the own ones, for administrators those of any seller or of all',
  query: z.strictObject({
    /** A seller may name only itself; an administrator's own name, like any administrator's, means the house seller. */
    userName: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    ...pageQuery,
    stock: z.optional(z.enum(STOCK_STATES)),
    /** A piece of the title or the SKU, or a brand. */
    find: findWords,
  }),
  output: z.extend(pageOf(OwnProduct), {
    /** Among those found, whatever `stock` asks for. */
    counts: z.object({ all: z.int(), low: z.int(), out: z.int() }),
  }),
});
