import * as z from 'zod/mini';
import { STOCK_STATES, sellerName } from '#products/inventory/own-products/own-products.contract.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { type AnswerOf, get, post, put } from '#shared/api/endpoint.ts';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { dataOf, findWords, id, line, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { type BulkOperation, ROUNDING_NAMES } from './bulk-operation.ts';
import { unitCount } from './stock.contract.ts';
import { MAX_ROWS, MAX_STOCK } from './stock-problems.ts';
import { STOCK_REASON_NAMES } from './stock-reasons.ts';

/** Columns that the table can be sorted by. */
export const STOCK_SORTS = ['title', 'sku', 'price', 'sale', 'stock', 'sold', 'cover'] as const;
export type StockSort = (typeof STOCK_SORTS)[number];
export const STOCK_ORDERS = ['asc', 'desc'] as const;

const stockState = z.optional(z.enum(STOCK_STATES));

/** A product: those found are its variants and itself. */
const variantsOf = z.optional(id<'product'>());

const figures = { price: rupees, salePrice: z.nullable(rupees), stock: z.int() };

export const StockRow = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  title: z.string(),
  sku: z.nullable(z.string()),
  /** The values of its options, such as “Black, 256 GB”; empty without any. */
  variant: z.string(),
  ...figures,
  /** Needed to change prices: an older version is stale. */
  version: z.int(),
  /** Without cancelled, rejected and returned units. */
  soldIn30Days: z.int(),
  listed: z.boolean(),
  username: z.string(),
});
export type StockRow = z.output<typeof StockRow>;

export const listStock = get('/admin/stock/get', {
  summary: 'Prices, stock and sales of the last 30 days, as an editable table',
  query: z.strictObject({
    userName: sellerName,
    ...pageQuery,
    stock: stockState,
    find: findWords,
    variantsOf,
    sort: z.optional(z.enum(STOCK_SORTS)),
    order: z.optional(z.enum(STOCK_ORDERS)),
  }),
  output: z.extend(pageSchema(StockRow), {
    counts: z.object({ all: z.int(), low: z.int(), out: z.int() }),
  }),
});

const RowChange = editOf(
  z.strictObject({
    _id: id<'product'>(),
    version: z.int(),
    price: z.optional(rupees),
    /** null removes it. */
    salePrice: z.optional(z.nullable(rupees)),
    /** A plain number is relative to the stock of `version`. */
    stock: z.optional(z.union([z.strictObject({ to: unitCount, seen: unitCount }), unitCount])),
  }),
  StockRow,
);
export type RowChange = z.output<typeof RowChange>;

export const saveStockRows = put('/admin/stock/rows', {
  summary: 'Saves prices and stock of some rows: the valid ones in one transaction, the others with their errors',
  body: z.strictObject({
    rows: z.array(RowChange).check(
      z.minLength(1),
      z.maxLength(MAX_ROWS),
      z.refine(rows => new Set(rows.map(row => row._id)).size === rows.length, 'twice' satisfies ValueFault),
    ),
    reason: z.enum(STOCK_REASON_NAMES),
    note: z.optional(line(200)),
  }),
  output: dataOf(
    z.array(
      z.object({
        _id: id<'product'>(),
        outcome: z.enum(['done', 'waits', 'stale', 'refused']),
        /** The error, or that a new MRP waits for an administrator; null if it is saved. */
        message: z.nullable(z.string()),
        /** The current values; null if the product does not exist. */
        now: z.nullable(z.object({ ...figures, version: z.int() })),
      }),
    ),
  ),
});
export type RowOutcome = AnswerOf<typeof saveStockRows>['data'][number];

const percent = z.number().check(z.gte(1), z.lte(95));
const rounding = z.enum(ROUNDING_NAMES);
const operation = z.union([
  z.strictObject({ kind: z.literal('sale-percent'), percent, rounding }),
  z.strictObject({ kind: z.literal('sale-rupees'), off: rupees.check(z.refine(off => off > 0)) }),
  z.strictObject({ kind: z.literal('clear-sale') }),
  z.strictObject({
    kind: z.literal('price-percent'),
    percent: z.number().check(
      z.gte(-90),
      z.lte(400),
      z.refine(by => by !== 0, 'change' satisfies ValueFault),
    ),
    rounding,
  }),
  z.strictObject({
    kind: z.literal('add-stock'),
    by: z.int().check(z.gte(1), z.lte(MAX_STOCK)),
    reason: z.enum(STOCK_REASON_NAMES),
  }),
]) satisfies z.ZodMiniType<BulkOperation>;

export const Figures = z.object(figures);
/** A product before and after a change in bulk. */
export const BulkEffect = z.object({ _id: id<'product'>(), title: z.string(), was: Figures, is: Figures });

export const changeInBulk = post('/admin/stock/bulk', {
  summary: 'Changes many products at once, or previews the change',
  body: z.strictObject({
    on: z.union([
      z.strictObject({
        rows: z
          .array(z.strictObject({ _id: id<'product'>(), version: z.int() }))
          .check(z.minLength(1), z.maxLength(MAX_ROWS)),
      }),
      z.strictObject({
        found: z.strictObject({ userName: sellerName, stock: stockState, find: findWords, variantsOf }),
      }),
    ]),
    operation,
    /** Skips products for which a shopper would pay more than before. */
    leaveRaised: z.optional(z.boolean()),
    /** Changes nothing. */
    preview: z.boolean(),
  }),
  output: dataOf(
    z.object({
      /**
       * Numbers of products that change, that have these values already, and that were changed elsewhere since they
       * were selected.
       */
      changed: z.int(),
      same: z.int(),
      stale: z.int(),
      refused: z.int(),
      /** Number of products for which a shopper pays more; with `leaveRaised` they are skipped. */
      raised: z.int(),
      /** Number of products whose new MRP waits for an administrator; until then they keep the one they have. */
      waiting: z.int(),
      /** The first ones that change; `refusals` has the first ones that can't. */
      first: z.array(BulkEffect),
      /** The first ones for which a shopper pays more. */
      firstRaised: z.array(BulkEffect),
      refusals: z.array(z.object({ title: z.string(), message: z.string() })),
      /**
       * The previous prices with the new versions: sending them as rows undoes the change. Empty for stock and in a
       * preview.
       */
      back: z.array(z.object({ _id: id<'product'>(), version: z.int(), price: rupees, salePrice: z.nullable(rupees) })),
    }),
  ),
});
export type BulkAnswer = AnswerOf<typeof changeInBulk>['data'];
