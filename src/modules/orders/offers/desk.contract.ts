import * as z from 'zod/mini';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema, rupees, rupeesInAll } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { BEARERS, OFFER_KINDS } from './offer.ts';

export const OFFER_STATES = ['live', 'upcoming', 'paused', 'ended'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const offerInvalid = problem('offers.invalid', 'invalid', () => t('orders.offers.desk.refusal.invalid'));
export const codeIsTaken = problem('offers.code_taken', 'conflict', () => t('orders.offers.desk.refusal.codeTaken'));
export const offerMissing = problem('offers.missing', 'missing', () => t('orders.offers.desk.refusal.missing'));
export const tooManyOffers = problem('offers.too_many', 'conflict', (most: number) =>
  t('orders.offers.desk.refusal.tooMany', { most }),
);
/** A limit below what was used already. */
export const belowUsed = problem('offers.below_used', 'conflict', () => t('orders.offers.desk.refusal.belowUsed'));

const words = (most: number) => z.optional(z.array(line(100)).check(z.maxLength(most)));
const limits = {
  /** Orders in all, and for each person. Null without a limit. */
  most: z.nullable(z.int().check(z.gte(1), z.lte(10_000_000))),
  perPerson: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
  /** What it may cost in all. */
  budget: z.nullable(rupees),
};

/** An offer as it is made. Which fields a kind needs is told with the field. */
export const OfferDraft = z.strictObject({
  name: line(80),
  /** Without one, the offer applies by itself. */
  code: z.nullable(z.string().check(z.maxLength(40))),
  kind: z.enum(OFFER_KINDS),
  /** In per cent, at most 90. */
  percent: z.nullable(z.number().check(z.gte(0.01), z.lte(90))),
  /** The most it takes off. */
  cap: z.nullable(rupees),
  /** The discount, or the price of a bundle. */
  amount: z.nullable(rupees),
  /** So many are paid and so many more are free. */
  buy: z.nullable(z.int().check(z.gte(1), z.lte(20))),
  free: z.nullable(z.int().check(z.gte(1), z.lte(20))),
  /** Sellers bear their own offers. */
  bearer: z.enum(BEARERS),
  conditions: z.strictObject({
    /** Their ids, or the last parts of the addresses of their pages. */
    products: words(200),
    brands: words(50),
    categories: words(50),
    sellers: z.optional(z.array(id<'seller'>()).check(z.maxLength(50))),
    firstOrder: z.optional(z.boolean()),
    methods: z.optional(z.array(paymentMethod).check(z.maxLength(20))),
    pincodes: z.optional(z.array(z.string().check(z.regex(/^\d{1,6}$/))).check(z.maxLength(100))),
    /** E-mail addresses of accounts, which are kept as their ids. */
    persons: z.optional(z.array(line(320)).check(z.maxLength(500))),
  }),
  /** What the products it is for must cost together. */
  min: rupees,
  combines: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  ...limits,
});
export type OfferDraft = z.output<typeof OfferDraft>;

/** An offer in the list, with its results. */
export const OfferRow = z.object({
  _id: id<'offer'>(),
  name: z.string(),
  code: z.nullable(z.string()),
  kind: z.enum(OFFER_KINDS),
  percent: z.nullable(z.number()),
  cap: z.nullable(rupees),
  amount: z.nullable(rupees),
  buy: z.nullable(z.int()),
  free: z.nullable(z.int()),
  bearer: z.enum(BEARERS),
  /** Null for an offer of the shop. */
  seller: z.nullable(z.string()),
  min: rupees,
  combines: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(OFFER_STATES),
  ...limits,
  /** Orders that use it, and what it cost. */
  used: z.int(),
  spent: rupeesInAll,
});
export type OfferRow = z.output<typeof OfferRow>;

export const listOffers = get('/admin/offers/get', {
  summary: 'Offers with their results: all for administrators, their own for sellers',
  query: z.strictObject({ ...pageQuery, find: findWords, state: z.optional(z.enum(OFFER_STATES)) }),
  output: z.extend(pageSchema(OfferRow), { counts: z.record(z.string(), z.int()) }),
});

const told = z.object({ success: z.literal(true), message: z.string(), data: OfferRow });

export const addOffer = post('/admin/offers/add', {
  summary: 'Makes an offer; sellers for their own products, at their own expense',
  body: OfferDraft,
  output: told,
});

export const changeOffer = put('/admin/offers/edit/:offerId', {
  summary: 'Changes the name, the end and the limits of an offer, pauses it or goes on with it',
  params: z.strictObject({ offerId: id<'offer'>() }),
  body: editOf(
    z.strictObject({
      name: z.optional(line(80)),
      endsAt: z.optional(instant),
      paused: z.optional(z.boolean()),
      most: z.optional(limits.most),
      perPerson: z.optional(limits.perPerson),
      budget: z.optional(limits.budget),
    }),
    OfferRow,
  ),
  output: told,
});

export const estimateOffer = post('/admin/offers/estimate', {
  summary: 'What an offer would have cost in the last 30 days, by the orders of that time',
  body: OfferDraft,
  output: dataOf(
    z.object({
      /** Orders that were looked at, and those it would have applied to. */
      orders: z.int(),
      applied: z.int(),
      cost: rupeesInAll,
      /** Whether it may have been less, because it is not known how all of them were paid. */
      isMost: z.boolean(),
    }),
  ),
});
