import * as z from 'zod/mini';
import { PRICE_OUTCOMES, PRICE_STATES } from '#products/catalog/prices/scheduled-price.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { findWords, id, instant, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** So many scheduled prices of one product may be ahead. */
export const MOST_OF_PRODUCT = 20;

export const priceInvalid = problem('prices.invalid', 'invalid', () => t('products.prices.refusal.invalid'));
/** Another one of the product is in this time. */
export const priceOverlaps = problem('prices.overlaps', 'conflict', () => t('products.prices.refusal.overlaps'));
export const priceMissing = problem('prices.missing', 'missing', () => t('products.prices.refusal.missing'));
export const priceIsOver = problem('prices.over', 'conflict', () => t('products.prices.refusal.over'));
export const tooManyPrices = problem('prices.too_many', 'conflict', (most: number) =>
  t('products.prices.refusal.tooMany', { most }),
);

/** The parts of the list: `running` has those that are sold out too. */
export const PRICE_VIEWS = ['running', 'waiting', 'over'] as const;
export type PriceView = (typeof PRICE_VIEWS)[number];

const deal = {
  /** The stock of a flash deal: so many units are sold for the price, at most. Null for a price without a limit. */
  units: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  /** How many of them one person may order; null without a limit. */
  perPerson: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
};

/** A scheduled price, running, ahead or over. */
export const ScheduledPrice = z.object({
  _id: id<'scheduled price'>(),
  productId: id<'product'>(),
  title: z.string(),
  /** The seller's public name. */
  seller: z.string(),
  mrp: rupees,
  price: rupees,
  startsAt: instant,
  endsAt: instant,
  state: z.enum(PRICE_STATES),
  /** Why it is over. */
  outcome: z.nullable(z.enum(PRICE_OUTCOMES)),
  ...deal,
  /** Units of a running deal that are left. */
  left: z.nullable(z.int()),
});
export type ScheduledPrice = z.output<typeof ScheduledPrice>;

export const listPrices = get('/admin/prices/get', {
  summary: 'Scheduled prices and flash deals: all for administrators, of their own products for sellers',
  query: z.strictObject({
    ...pageQuery,
    find: findWords,
    state: z.optional(z.enum(PRICE_VIEWS)),
    productId: z.optional(id<'product'>()),
  }),
  output: z.extend(pageSchema(ScheduledPrice), { counts: z.record(z.string(), z.int()) }),
});

const told = z.object({ success: z.literal(true), message: z.string(), data: ScheduledPrice });

export const addPrice = post('/admin/prices/add', {
  summary:
    'Schedules a sale price of a product, to the minute; with `units` it is a flash deal with stock of its own. One that begins now or earlier begins at once',
  body: z.strictObject({ productId: id<'product'>(), price: rupees, startsAt: instant, endsAt: instant, ...deal }),
  output: told,
});

export const endPrice = put('/admin/prices/end/:priceId', {
  summary: 'Cancels a scheduled price, or ends it at once if it is running',
  params: z.strictObject({ priceId: id<'scheduled price'>() }),
  body: z.strictObject({}),
  output: told,
});
