import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type getProduct, type ProductGone, productIsGone, productIsMissing } from '#products/catalog/contract.ts';
import { deviceWords, type FittedDevice } from '#products/catalog/product/fits/fit-rules.ts';
import { knownAttributes } from '#products/catalog/server/attributes.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { offersOf } from '#products/catalog/server/offers/offers-of.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { shownProducts } from './cached-products.ts';
import { presentProductDetail, type ShownProduct } from './catalog.present.ts';
import { type DetailRow, findDetail, listFitting, listNear, listSiblings, type NearRow } from './catalog.queries.ts';
import { saidAttributes } from './key-specs.ts';
import { oneOfEachProduct } from './one-of-each-product.ts';
import { unlessSlow } from './unless-slow.ts';

type Detail = WireAnswerOf<typeof getProduct>['data'];

/**
 * One product with its siblings and related products.
 * @throws productIsMissing if it is not on sale, productIsGone if it was deleted while it was on sale
 */
export async function showProduct(
  ctx: Ctx,
  by: { id: ProductId } | { slug: string },
  language?: string,
): Promise<Detail> {
  const row = await findDetail(ctx.db, by);
  if (row?.gone) {
    const label = (await knownCategories(ctx)).nameOf(row.kind, language);
    throw productIsGone().with({ data: { title: row.title, kind: row.kind, label } satisfies ProductGone });
  }
  if (!row?.listed) throw productIsMissing();

  const [siblings, related, fitting, offers] = await Promise.all([
    siblingsOf(ctx, row),
    relatedOf(ctx, row),
    fittingOf(ctx, row),
    offersOf(ctx, row, language),
  ]);
  const categories = await knownCategories(ctx);
  const ids = categories.upFrom(row.kind).map(({ id }) => id);
  const served = { sellerId: row.sellerId, categories: ids };
  const services = await ctx.ports.servicesWith(ctx, served, language ?? SOURCE_LANGUAGE);
  const takesExchange = await ctx.ports.takesExchange(ctx, served);
  const said = saidAttributes(row, await knownAttributes(ctx), categories);
  if (row.familyId !== null) ctx.dependsOn(cacheTag.family(row.familyId));
  ctx.dependsOn(cacheTag.product(row.id), ...[...siblings, ...related, ...fitting].map(({ tag }) => tag));
  return presentProductDetail(
    row,
    { siblings, related, fitting, said, offers, services, takesExchange, returns: categories.returnsOf(row.kind) },
    language,
  );
}

/** The products of its family on sale. */
async function siblingsOf(ctx: Ctx, { familyId }: DetailRow): Promise<ShownProduct[]> {
  if (familyId === null) return [];
  const ids = await ctx.remember(`family ${familyId}`, [cacheTag.catalog], () => listSiblings(ctx.db, familyId));
  return shownProducts(ctx, ids);
}

const MAX_RELATED = 8;

/** The other products nearest in price, one of each family. */
async function relatedOf(ctx: Ctx, row: DetailRow): Promise<ShownProduct[]> {
  const paid = row.salePrice ?? row.price;
  const distance = (other: NearRow) => Math.abs(other.paid - paid);
  // The key names what the row contributes, because the row may be older than what is read here.
  const key = `related ${row.id} ${row.kind} ${paid} ${row.familyId} ${row.offerKey}`;
  const ids = await ctx.remember(key, [cacheTag.catalog], async () => {
    const near = await listNear(ctx.db, row, 2 * MAX_RELATED);
    near.sort((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1));
    return oneOfEachProduct(near)
      .slice(0, MAX_RELATED)
      .map(({ id }) => id);
  });
  return shownProducts(ctx, ids);
}

const MAX_FITTING = 12;
/** So many times more are read, because siblings and other offers are left out. */
const FITTING_READ_FACTOR = 3;

/** Accessories in stock that fit the product, one of each family, what sells best first; none if looking takes too long. */
async function fittingOf(ctx: Ctx, row: DetailRow): Promise<ShownProduct[]> {
  const device: FittedDevice = {
    brand: row.brand,
    kinds: (await knownCategories(ctx)).upFrom(row.kind).map(({ id }) => id),
    gtins: [...new Set([row.match, row.ownGtin])].filter(gtin => gtin !== null),
    words: deviceWords(row.title, row.model),
  };
  ctx.dependsOn(cacheTag.fits(device.brand), ...device.gtins.map(cacheTag.fits));
  const ids = await unlessSlow(ctx, `fitting ${row.id} ${JSON.stringify(device)}`, [cacheTag.catalog], async () => {
    const found = await listFitting(ctx.db, row.id, device, MAX_FITTING * FITTING_READ_FACTOR);
    return oneOfEachProduct(found)
      .slice(0, MAX_FITTING)
      .map(({ id }) => id);
  });
  return ids ? shownProducts(ctx, ids) : [];
}
