import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductFilter } from '#products/catalog/contract.ts';
import { choiceOf } from '#products/catalog/server/index/counted-products.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import type { ProductId } from '#shared/id.ts';
import { shownProducts } from './cached-products.ts';
import { summaryIn } from './catalog.present.ts';
import { oneOfEachProduct } from './one-of-each-product.ts';
import { unlessSlow } from './unless-slow.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** The products of which most units were ordered since then, most first; `among` is their ids as SQL. */
    readonly bestSold: (db: Database, since: Date, among: RawBuilder<unknown>) => Promise<ProductId[]>;
  }
}

export interface Ranking {
  /** Of so many last days the best-selling; null: the largest discounts. */
  readonly soldInDays: number | null;
  /** At least so many per cent below the MRP; null for any price. */
  readonly minDiscount: number | null;
}

const DAY_MS = 86_400_000;
/** Which products are ranked is right for so long; whether they are on sale at that discount, always. */
const RIGHT_FOR_MS = 900_000;
const MOST_DISCOUNTED = 1_000;
/** A section may have been saved with more. */
const MAX_DAYS = 90;

/** The products of a list that sell best or have the largest discounts, one of each family; none if ranking takes too long. */
export async function rankProducts(
  ctx: Ctx,
  { filter, ranking, most }: { readonly filter: ProductFilter; readonly ranking: Ranking; readonly most: number },
) {
  const { page: _page, limit: _limit, sortBy: _sort, language, ...chosen } = filter;
  const { soldInDays, minDiscount } = ranking;
  const now = ctx.now().getTime();
  const next = cacheTag.until(new Date(now + RIGHT_FOR_MS));
  ctx.dependsOn(cacheTag.catalog, next);
  // The offer that stands for all in a list may be another one than that which sells or has the discount.
  const { choice } = await choiceOf(ctx, { ...chosen, everyOffer: true });
  const kinds = choice.kind ? sql`kind = any(${choice.kind}::text[])` : sql`true`;
  const key = `ranked ${soldInDays} ${minDiscount} ${choice.kind?.toSorted()}`;
  const ranked = await unlessSlow(ctx, key, [next], () =>
    soldInDays === null
      ? listDiscounted(ctx.db, minDiscount ?? 1, kinds)
      : ctx.ports.bestSold(
          ctx.db,
          new Date(now - Math.min(soldInDays, MAX_DAYS) * DAY_MS),
          sql`select id from products where listed and ${kinds}`,
        ),
  );
  if (!ranked) return { total: 0, shown: [] };
  const matching = (await liveProducts(ctx)).among({ choice }, ranked);
  const isDiscounted = ({ price, salePrice }: { price: number; salePrice: number | null }) =>
    minDiscount === null || (salePrice !== null && salePrice * 100 <= price * (100 - minDiscount));
  const products = (await shownProducts(ctx, matching)).filter(({ summary }) => isDiscounted(summary));
  const each = oneOfEachProduct(products);
  const shown = each.slice(0, most);
  ctx.dependsOn(...shown.map(({ tag }) => tag));
  return { total: each.length, shown: shown.map(product => summaryIn(language, product)) };
}

async function listDiscounted(db: Database, percent: number, kinds: RawBuilder<unknown>): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from products
    where listed and ${kinds} and sale_price_paise is not null and sale_price_paise * 100 <= price_paise * (100 - ${percent}::int)
    order by sale_price_paise::float8 / price_paise, id limit ${MOST_DISCOUNTED}`.execute(db);
  return rows.map(({ id }) => id);
}
