import {
  belowUsed,
  type changeOffer as changeCall,
  codeIsTaken,
  type listOffers as listCall,
  type OfferDraft,
  offerInvalid,
  offerMissing,
  tooManyOffers,
} from '#orders/offers/desk.contract.ts';
import { judgeOffers } from '#orders/offers/judge-offers.ts';
import { MOST_IN_ALL, MOST_OF_SELLER, type Offer, readCode } from '#orders/offers/offer.ts';
import { isPaymentMethod, paymentService } from '#payments/payments/payment-services.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { newId, type OfferId, type SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, toRupees } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import {
  accountsByEmail,
  countOffersByState,
  countUnended,
  insertOffer,
  type ListedOffer,
  listOfferRows,
  listPastLines,
  productsNamed,
  updateOffer,
} from './desk.queries.ts';

type WireRow = WireAnswerOf<typeof listCall>['data'][number];

/** One page of the offers that somebody may see: sellers their own. */
export async function listDeskOffers(
  ctx: ActorCtx,
  { find, state, ...query }: InputOf<typeof listCall>,
): Promise<Omit<WireAnswerOf<typeof listCall>, 'success'>> {
  const filter = { find, sellerId: sellerOf(ctx) ?? undefined, now: ctx.now() };
  const counts = await countOffersByState(ctx.db, filter);
  const all = counts.live + counts.upcoming + counts.paused + counts.ended;
  const page = askedPage(query);
  const rows = await listOfferRows(ctx.db, { ...filter, state, ...page });
  return { ...page.of(rows.map(presentRow), state ? counts[state] : all), counts: { ...counts, all } };
}

/** @throws offerInvalid with the fields, codeIsTaken, tooManyOffers */
export async function addOffer(ctx: ActorCtx, draft: OfferDraft): Promise<WireRow> {
  const offer = await readDraft(ctx, draft);
  return ctx
    .tx(async tx => {
      await refuseMore(tx, offer.sellerId);
      await insertOffer(tx, offer);
      await recordAct(tx, {
        ...{ act: 'offer.added', on: { kind: 'offer', id: offer.id, name: offer.name } },
        ...{ before: {}, after: factsOf(offer) },
      });
      tx.changed(cacheTag.offers);
      return presentRow(await found(tx, offer.id));
    })
    .catch(known);
}

/** @throws offerMissing also for another seller's, offerInvalid, belowUsed; tooManyOffers if it had ended */
export async function changeOffer(ctx: ActorCtx, { offerId, ...change }: InputOf<typeof changeCall>): Promise<WireRow> {
  return ctx
    .tx(async tx => {
      const before = await found(tx, offerId);
      if (change.endsAt && change.endsAt <= before.startsAt)
        throw offerInvalid().with({ fields: { endsAt: t('orders.offers.desk.fault.window') } });
      if (change.endsAt && before.endsAt <= tx.now()) await refuseMore(tx, before.sellerId);
      await updateOffer(tx, offerId, change as Partial<Offer>);
      const after = await found(tx, offerId);
      const [was, is] = [factsOf(before), factsOf(after)];
      if (JSON.stringify(was) === JSON.stringify(is)) return presentRow(after);
      await recordAct(tx, {
        ...{ act: 'offer.changed', on: { kind: 'offer', id: offerId, name: after.name }, before: was, after: is },
      });
      tx.changed(cacheTag.offers);
      return presentRow(after);
    })
    .catch(known);
}

const DAYS = 30;
const MOST_ORDERS = 2_000;

/**
 * What an offer would have cost in the last 30 days, by at most 2,000 orders; limits aside. An order that was paid at a service
 * may have been paid in any of its ways, so for an offer that asks for one it is the most that it can have cost.
 */
export async function estimateOffer(
  ctx: ActorCtx,
  draft: OfferDraft,
): Promise<{ orders: number; applied: number; cost: number; isMost: boolean }> {
  const offer = await readDraft(ctx, draft);
  const now = ctx.now();
  const services = offer.conditions.methods?.flatMap(method => paymentService(method)?.of ?? []) ?? [];
  const methods = [...(offer.conditions.methods ?? []), ...services];
  const conditions = { ...offer.conditions, methods };
  const always = {
    ...offer,
    conditions,
    code: null,
    startsAt: new Date(0),
    endsAt: new Date(now.getTime() + 1),
    perPerson: null,
  };
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const lines = await listPastLines(ctx.db, { since, sellerId: offer.sellerId, most: MOST_ORDERS });
  const tree = await readCategories(ctx.db);
  let [applied, cost] = [0, 0];
  const orders = Map.groupBy(lines, line => line.orderId);
  for (const own of orders.values()) {
    const [first] = own;
    if (!first) continue;
    const { discount } = judgeOffers(
      own.map(({ kind, ...line }) => ({ ...line, categories: tree.upFrom(kind).map(({ id }) => id) })),
      [],
      [{ ...always, budget: null, most: null }],
      {
        ...{ person: first.person, isFirstOrder: first.isFirst, method: first.method, pincode: first.pincode },
        ...{ codes: [], usedBefore: new Map(), delivery: first.delivery, now },
      },
    );
    if (discount > 0) applied += 1;
    cost += discount;
  }
  return { orders: orders.size, applied, cost: toRupees(paise(cost)), isMost: services.length > 0 };
}

/** Limits offers that have not ended, so that nobody slows the carts of all. @throws tooManyOffers */
async function refuseMore(tx: TxCtx, sellerId: SellerId | null): Promise<void> {
  const { own, all } = await countUnended(tx, sellerId);
  if (sellerId && own >= MOST_OF_SELLER) throw tooManyOffers(MOST_OF_SELLER);
  if (all >= MOST_IN_ALL) throw tooManyOffers(MOST_IN_ALL);
}

/** Null for administrators. */
function sellerOf({ actor }: ActorCtx): SellerId | null {
  return actor.kind === 'seller' ? (actor.sellerId ?? null) : null;
}

async function found(tx: TxCtx, id: OfferId): Promise<ListedOffer> {
  const sellerId = sellerOf(tx as TxCtx & ActorCtx) ?? undefined;
  const one = { find: undefined, sellerId, now: tx.now(), limit: 1, offset: 0, only: id };
  const [row] = await listOfferRows(tx.db, one);
  if (!row) throw offerMissing();
  return row;
}

function known(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'offers_code_key') throw codeIsTaken();
  if (constraint === 'offer_counts_used' || constraint === 'offer_counts_spent') throw belowUsed();
  throw error;
}

/** An offer as it would be stored. A seller's is for own products, everybody, and at own expense. @throws offerInvalid */
async function readDraft(ctx: ActorCtx, draft: OfferDraft): Promise<Offer> {
  const sellerId = sellerOf(ctx);
  const code = draft.code === null || draft.code.trim() === '' ? null : readCode(draft.code);
  const { products: slugs = [], brands, categories, sellers, persons: emails = [], ...rest } = draft.conditions;
  const bySlug = slugs.length > 0 ? await productsNamed(ctx.db, slugs, sellerId) : new Map();
  const unknownSlug = slugs.find(slug => !bySlug.has(slug));
  const persons = emails.length > 0 && !sellerId ? await accountsByEmail(ctx.db, emails) : new Map();
  const unknownEmail = sellerId ? undefined : emails.find(email => !persons.has(email.toLowerCase()));
  const tree = await readCategories(ctx.db);
  const unknownKind = categories?.find(kind => tree.upFrom(kind).length === 0);
  const unknownMethod = rest.methods?.find(method => method !== 'online' && !isPaymentMethod(method));
  const isBundled = new Set(slugs).size > 1;
  const ofShop = sellerId ? { sellers: (sellers?.length ?? 0) > 0, persons: emails.length > 0 } : undefined;
  const fields = faultsOf(draft, { code, isBundled, unknownSlug, unknownKind, unknownEmail, unknownMethod, ofShop });
  if (Object.keys(fields).length > 0) throw offerInvalid().with({ fields });
  const needs = (isNeeded: boolean, value: Paise | null) => (isNeeded ? value : null);
  const { kind } = draft;
  return {
    ...{ id: newId<'offer'>(), sellerId, code: code ?? null, name: draft.name, kind },
    percentBp: kind === 'percent' ? Math.round((draft.percent ?? 0) * 100) : null,
    cap: needs(kind === 'percent' || kind === 'delivery', draft.cap),
    amount: needs(kind === 'amount' || kind === 'bundle', draft.amount),
    ...(kind === 'units' ? { buy: draft.buy, free: draft.free } : { buy: null, free: null }),
    bearer: sellerId ? 'seller' : draft.bearer,
    conditions: {
      ...rest,
      ...(slugs.length > 0 && { products: slugs.flatMap(slug => bySlug.get(slug) ?? []) }),
      ...(brands && { brands: brands.map(brand => brand.toLowerCase()) }),
      ...(categories && { categories }),
      ...(!sellerId && { ...(sellers && { sellers }), ...(emails.length > 0 && { persons: [...persons.values()] }) }),
    },
    ...{ min: draft.min, combines: draft.combines, startsAt: draft.startsAt, endsAt: draft.endsAt, paused: false },
    ...{ perPerson: draft.perPerson, used: 0, spent: paise(0), most: draft.most, budget: draft.budget },
  };
}

interface Found {
  readonly code: string | null | undefined;
  readonly isBundled: boolean;
  readonly unknownSlug: string | undefined;
  readonly unknownKind: string | undefined;
  readonly unknownEmail: string | undefined;
  readonly unknownMethod: string | undefined;
  /** Which conditions of the shop a seller has sent. */
  readonly ofShop: { readonly sellers: boolean; readonly persons: boolean } | undefined;
}

function faultsOf(
  { kind, percent, amount, buy, free, min, startsAt, endsAt, budget, cap }: OfferDraft,
  { code, isBundled, unknownSlug, unknownKind, unknownEmail, unknownMethod, ofShop }: Found,
): Record<string, () => string> {
  const isPaid = (value: Paise | null) => value !== null && value > 0;
  return {
    ...(unknownMethod && {
      methods: () => t('orders.offers.desk.fault.method', { method: unknownMethod }),
    }),
    ...(code === undefined && { code: () => t('orders.offers.desk.fault.code') }),
    ...(kind === 'percent' && percent === null && { percent: () => t('orders.offers.desk.fault.percent') }),
    ...((kind === 'amount' || kind === 'bundle') &&
      !isPaid(amount) && { amount: () => t('orders.offers.desk.fault.amount') }),
    ...(kind === 'amount' && amount !== null && min <= amount && { min: () => t('orders.offers.desk.fault.min') }),
    ...(min < 0 && { min: () => t('orders.offers.desk.fault.amount') }),
    ...(cap !== null && cap <= 0 && { cap: () => t('orders.offers.desk.fault.amount') }),
    ...(budget !== null && budget <= 0 && { budget: () => t('orders.offers.desk.fault.amount') }),
    ...(kind === 'units' && (buy === null || free === null) && { buy: () => t('orders.offers.desk.fault.units') }),
    ...(kind === 'bundle' && !isBundled && { products: () => t('orders.offers.desk.fault.bundle') }),
    ...(unknownSlug !== undefined && { products: () => t('orders.offers.desk.fault.product', { slug: unknownSlug }) }),
    ...(unknownKind !== undefined && { categories: () => t('orders.offers.desk.fault.category', { id: unknownKind }) }),
    ...(unknownEmail !== undefined && { persons: () => t('orders.offers.desk.fault.person', { email: unknownEmail }) }),
    ...(ofShop?.sellers && { sellers: () => t('orders.offers.desk.fault.sellers') }),
    ...(ofShop?.persons && { persons: () => t('orders.offers.desk.fault.persons') }),
    ...(startsAt >= endsAt && { endsAt: () => t('orders.offers.desk.fault.window') }),
  };
}

function presentRow(row: ListedOffer): WireRow {
  const rupeesOf = (amount: Paise | null) => (amount === null ? null : toRupees(amount));
  return {
    ...{ _id: row.id, name: row.name, code: row.code, kind: row.kind, bearer: row.bearer, seller: row.seller },
    percent: row.percentBp === null ? null : row.percentBp / 100,
    ...{ cap: rupeesOf(row.cap), amount: rupeesOf(row.amount), buy: row.buy, free: row.free },
    ...{ min: toRupees(row.min), combines: row.combines, state: row.state },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
    ...{ most: row.most, perPerson: row.perPerson, budget: rupeesOf(row.budget) },
    ...{ used: row.used, spent: toRupees(row.spent) },
  };
}

/** For the audit log. */
function factsOf({ name, code, endsAt, paused, most, budget, perPerson }: Offer): Record<string, string | null> {
  const text = (value: number | null) => (value === null ? null : String(value));
  return {
    ...{ name, code, end: endsAt.toISOString(), paused: paused ? 'yes' : null, most: text(most) },
    ...{ budget: budget === null ? null : String(toRupees(budget)), 'per person': text(perPerson) },
  };
}
