import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type getProduct, type ProductGone, productIsGone, productIsMissing } from '#products/catalog/contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { presentProductDetail } from './catalog.present.ts';
import { type FamilyRow, findDetail, listNear, listSiblings } from './catalog.queries.ts';
import { oneOfEachFamily } from './one-of-each-family.ts';

type Detail = WireAnswerOf<typeof getProduct>['data'];

/**
 * One product with its siblings and related products.
 * @throws productIsMissing if it is not on sale, productIsGone if it was deleted while it was on sale
 */
export async function showProduct(ctx: Ctx, by: { id: ProductId } | { slug: string }): Promise<Detail> {
  const row = await findDetail(ctx.db, by);
  if (row?.gone) throw productIsGone().with({ data: { title: row.title, kind: row.kind } satisfies ProductGone });
  if (!row?.listed) throw productIsMissing();

  const [siblings, near] = await Promise.all([
    row.familyId === null ? [] : listSiblings(ctx.db, row.familyId),
    listNear(ctx.db, row, 2 * MAX_RELATED),
  ]);
  const related = relatedOf(row, near);
  if (row.familyId !== null) ctx.dependsOn(cacheTag.family(row.familyId));
  for (const { id } of [row, ...siblings, ...related]) ctx.dependsOn(cacheTag.product(id));
  return presentProductDetail(row, siblings, related);
}

const MAX_RELATED = 8;

interface Priced {
  readonly price: number;
  readonly salePrice: number | null;
}

const paid = (product: Priced) => product.salePrice ?? product.price;

/** The products nearest in price, one of each family. */
function relatedOf(product: Priced, near: readonly FamilyRow[]): FamilyRow[] {
  const distance = (other: Priced) => Math.abs(paid(other) - paid(product));
  const nearest = near.toSorted((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1));
  return oneOfEachFamily(nearest).slice(0, MAX_RELATED);
}
