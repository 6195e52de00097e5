import * as z from 'zod/mini';
import { ProductApproval } from '#products/approvals/approval.schema.ts';
import { ATTRIBUTE_TYPES } from '#products/catalog/attributes/attribute.ts';
import { UNIT_IDS } from '#products/catalog/attributes/attribute-units.ts';
import { PRICE_STATES } from '#products/catalog/prices/scheduled-price.ts';
import { PRODUCT_STATUSES, SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import { answered, ProductSummary } from '#products/catalog/product/product.schema.ts';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, findWords, instant, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';

/** A product as its seller sees it, listed or not. */
export const OwnProduct = z.extend(ProductSummary, {
  ...answered(['sku', 'status']),
  /** Whether shoppers see it: it is live and its seller may sell. */
  listed: z.boolean(),
  /** Where it stands with the administrators; null if nothing of it waits. */
  approval: z.nullable(ProductApproval),
  /** The scheduled price that is running or comes next; with `units` it is a flash deal. */
  scheduled: z.nullable(
    z.object({
      price: rupees,
      startsAt: instant,
      endsAt: instant,
      state: z.enum(PRICE_STATES),
      units: z.nullable(z.int()),
    }),
  ),
  /** When its seller last changed it. */
  changedAt: instant,
});
export type OwnProduct = z.output<typeof OwnProduct>;

/** The seller that a call is about. Sellers may only name themselves; an administrator's name means the house seller. */
export const sellerName = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));

export const STOCK_STATES = ['low', 'out'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** Sort keys; the default is last changed first. */
export const OWN_SORTS = ['changed', 'title', 'price', 'stock'] as const;
export type OwnSort = (typeof OWN_SORTS)[number];

const counts = z.object({
  all: z.int(),
  live: z.int(),
  draft: z.int(),
  hidden: z.int(),
  low: z.int(),
  out: z.int(),
});
export type OwnCounts = z.output<typeof counts>;

export const listOwnProducts = get('/admin/products/get', {
  summary:
    'Products with their seller’s details, last changed first: your own, or those of one or all sellers for administrators',
  query: z.strictObject({
    userName: sellerName,
    ...pageQuery,
    status: z.optional(z.enum(PRODUCT_STATUSES)),
    stock: z.optional(z.enum(STOCK_STATES)),
    sortBy: z.optional(z.enum(OWN_SORTS)),
    order: z.optional(z.enum(['asc', 'desc'])),
    /** Part of the title or SKU, or a brand. */
    find: findWords,
  }),
  output: z.extend(pageSchema(OwnProduct), {
    /** Counts of all found products, ignoring `status` and `stock`. */
    counts,
  }),
});

/** A category of the tree, and what new products in it have if their seller says nothing else. */
const ChoosableCategory = z.object({
  id: z.string(),
  /** In the language of the request. */
  label: z.string(),
  /** How many categories it is within. */
  depth: z.int(),
  hsn: z.nullable(z.string()),
  gstRateBp: z.nullable(z.int()),
  serialKind: z.nullable(z.enum(SERIAL_KINDS)),
  /** The ids of its attributes, with those of the categories above, in order. */
  attributes: z.array(z.string()),
});

/** What can be said of products by type, in the language of the request. */
const ChoosableAttribute = z.object({
  id: z.string(),
  label: z.string(),
  /** What listings may call it. */
  called: z.array(z.string()),
  type: z.enum(ATTRIBUTE_TYPES),
  unit: z.nullable(z.enum(UNIT_IDS)),
  /** Of numbers, in base units of the unit. */
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  /** Of choices. */
  options: z.array(z.object({ id: z.string(), label: z.string(), called: z.array(z.string()) })),
  /** Products need it to go on sale. */
  required: z.boolean(),
});

export const getProductChoices = get('/admin/products/choices', {
  summary:
    'The choices for a product: the shop’s brands, categories and attributes and, for administrators, the approved sellers',
  output: dataOf(
    z.object({
      brands: z.array(z.object({ id: z.string(), label: z.string() })),
      /** In the order of the tree. */
      categories: z.array(ChoosableCategory),
      attributes: z.array(ChoosableAttribute),
      /** Public names of approved sellers, the house first; empty for sellers, who add to their own products. */
      sellers: z.array(z.string()),
    }),
  ),
});
