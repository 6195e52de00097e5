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
  /** Those without a code. */
  readonly automatic: readonly Offer[];
  readonly byCode: ReadonlyMap<string, Offer>;
  /** Whether one of them asks how often a person has ordered. */
  readonly asksPerson: (offers: readonly Offer[]) => boolean;
  /** A category with those above it. */
  readonly categoriesOf: (kind: Kind) => readonly string[];
  /** The delivery charge of a seller. */
  readonly delivery: Paise;
}

/** Not for use inside a transaction: read them before, and pass them on. */
export function liveOffers(ctx: Ctx): Promise<LiveOffers> {
  return ctx.remember('offers.live', [cacheTag.offers, cacheTag.settings, cacheTag.catalog], async () => {
    const offers = await listOffersFrom(ctx.db, ctx.now());
    const asksCategory = offers.some(({ conditions }) => (conditions.categories?.length ?? 0) > 0);
    const tree = asksCategory ? await readCategories(ctx.db) : undefined;
    const automatic = offers.filter(({ code }) => code === null);
    return {
      automatic,
      byCode: new Map(offers.flatMap(offer => (offer.code === null ? [] : [[offer.code, offer] as const]))),
      asksPerson: asked => asked.some(({ perPerson, conditions }) => perPerson !== null || conditions.firstOrder),
      categoriesOf: kind => tree?.upFrom(kind).map(({ id }) => id) ?? [],
      delivery: await setting(ctx, 'deliveryCharge'),
    };
  });
}
