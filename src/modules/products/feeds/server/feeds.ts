import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { AttributeSet } from '#products/catalog/attributes/attribute-set.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { shownTitle } from '#products/catalog/product/shown-title.ts';
import {
  keySpecs,
  knownAttributes,
  knownBrands,
  knownCategories,
  saidAttributes,
} from '#products/catalog/server/catalog.ts';
import type { FeedFormat, FeedItem, FeedPicture, FeedShop } from '#products/feeds/feed-item.ts';
import { previewUrl } from '#products/media/picture-url.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import * as paths from '#shared/paths/paths.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { type FeedRow, listFeedRows } from './feeds.queries.ts';

/** Small batches: a product takes a quarter of a millisecond, and other requests wait for a batch. */
const BATCH_SIZE = 50;

/** What the rows of a feed name by an id. */
interface Known {
  readonly attributes: AttributeSet;
  readonly brands: ReadonlyMap<string, string>;
  readonly categories: CategoryTree;
}

/**
 * A feed as texts, in order of id: paging by id neither repeats nor skips a product when others are added or removed
 * meanwhile. Products without a picture are left out, because no reader takes them.
 */
export async function* writeFeed(
  ctx: Ctx,
  { begin, line, end }: FeedFormat,
  address: string,
  sellerId: SellerId | undefined,
): AsyncGenerator<string> {
  const shop: FeedShop = { ...(await knownShop(ctx)), address };
  const brands = new Map((await knownBrands(ctx)).map(({ id, label }) => [id, label]));
  const known = { attributes: await knownAttributes(ctx), brands, categories: await knownCategories(ctx) };
  yield begin(shop);
  let after: ProductId | null = null;
  for (;;) {
    const rows: FeedRow[] = await listFeedRows(ctx.db, sellerId, after, BATCH_SIZE);
    const text = speaking(SOURCE_LANGUAGE, () => rows.map(row => line(itemOf(row, known, address), shop)).join(''));
    if (text !== '') yield text;
    if (rows.length < BATCH_SIZE) break;
    after = rows.at(-1)?.id ?? null;
  }
  yield end;
}

/** Cached until the settings change. */
function knownShop(ctx: Ctx): Promise<Omit<FeedShop, 'address'>> {
  return ctx.remember('shop in feeds', [cacheTag.settings], async () => {
    const { name } = await setting(ctx, 'identity');
    return { name, deliveryCharge: await setting(ctx, 'deliveryCharge') };
  });
}

function itemOf(row: FeedRow, known: Known, address: string): FeedItem {
  const { boxLength, boxWidth, boxHeight, kind, brand } = row;
  const hasBox = boxLength !== null && boxWidth !== null && boxHeight !== null;
  const categories = known.categories.upFrom(kind).toReversed();
  const said = saidAttributes(row, known.attributes, known.categories);
  return {
    ...row,
    url: address + paths.product(row.slug),
    title: shownTitle(row),
    brand: known.brands.get(brand) ?? brand,
    categories: categories.map(({ id }) => known.categories.nameOf(id)),
    mrp: row.price,
    price: paidPrice(row),
    inStock: row.stock > 0,
    pictures: row.images.map(({ src }) => pictureOf(src, address)),
    box: hasBox ? [boxLength, boxWidth, boxHeight] : null,
    specs: keySpecs(said, SOURCE_LANGUAGE)?.rows ?? [],
    family:
      row.familyId === null
        ? null
        : { id: row.familyId, options: Object.fromEntries(row.options.map(({ name, value }) => [name, value])) },
    returns: known.categories.returnsOf(kind),
    seller: { id: row.sellerId, name: row.sellerName, isHouse: row.isHouse },
    rating: { average: row.averageReview, count: row.reviewCount },
  };
}

/** Pictures of other sites have whole addresses already. */
function pictureOf(src: string, address: string): FeedPicture {
  const whole = (path: string) => new URL(path, address).href;
  return { url: whole(src), jpeg: whole(previewUrl(src) ?? src) };
}
