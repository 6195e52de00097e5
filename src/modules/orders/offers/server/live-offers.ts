import { offersUnread } from '#orders/offers/contract.ts';
import { indexOffers, type OfferIndex } from '#orders/offers/find-offers.ts';
import type { Offer } from '#orders/offers/offer.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { Paise } from '#shared/money/money.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { listOffersFrom } from './offers.queries.ts';

/** The offers that have not ended, kept in memory. How far they are used may be older than the database. */
export interface LiveOffers {
  /** Those without a code, by what they are for. */
  readonly automatic: OfferIndex;
  readonly byCode: ReadonlyMap<string, Offer>;
  /** A category with those above it. */
  readonly categoriesOf: (kind: Kind) => readonly string[];
  /** False if they could not be read: then nothing is said of codes. */
  readonly areKnown: boolean;
  /** The delivery charge of a seller. */
  readonly delivery: Paise;
  /** The payment methods that any of them asks for. */
  readonly methods: readonly string[];
}

/** Not for use inside a transaction: read them before, and pass them on. */
export async function liveOffers(ctx: Ctx): Promise<LiveOffers> {
  const known = await ctx.remember('offers.live', [cacheTag.offers, cacheTag.settings], async () => {
    const offers = await listOffersFrom(ctx.db, ctx.now());
    return {
      automatic: indexOffers(offers.filter(({ code }) => code === null)),
      byCode: new Map(offers.flatMap(offer => (offer.code === null ? [] : [[offer.code, offer] as const]))),
      delivery: await setting(ctx, 'deliveryCharge'),
      methods: [...new Set(offers.flatMap(({ conditions }) => conditions.methods ?? []))],
      asksCategory: offers.some(({ conditions }) => (conditions.categories?.length ?? 0) > 0),
    };
  });
  // Apart, because products change more often than offers, and most offers ask for no category.
  const tree = known.asksCategory
    ? await ctx.remember('offers.categories', [cacheTag.catalog], () => readCategories(ctx.db))
    : undefined;
  return { ...known, areKnown: true, categoriesOf: kind => tree?.upFrom(kind).map(({ id }) => id) ?? [] };
}

/** The same for carts, which are of use without offers too; what is ordered is decided by `liveOffers`. */
export async function offersOfCarts(ctx: Ctx): Promise<LiveOffers> {
  try {
    return await liveOffers(ctx);
  } catch (error) {
    ctx.log.error({ err: error }, 'offers could not be read');
    const delivery = await setting(ctx, 'deliveryCharge');
    const none = { automatic: indexOffers([]), byCode: new Map(), methods: [], categoriesOf: () => [] };
    return { ...none, areKnown: false, delivery };
  }
}

/** The same for calls that are of no use without offers. @throws offersUnread */
export async function knownOffers(ctx: Ctx): Promise<LiveOffers> {
  const live = await offersOfCarts(ctx);
  if (!live.areKnown) throw offersUnread();
  return live;
}

/** Whether one of the offers asks how often a person has ordered. */
export function asksPerson(offers: readonly Offer[]): boolean {
  return offers.some(({ perPerson, conditions }) => perPerson !== null || conditions.firstOrder);
}
