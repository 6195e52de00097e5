import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type getProduct, type ProductGone, productIsGone, productIsMissing } from '#products/catalog/contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { presentProductDetail } from './catalog.present.ts';
import { findDetail, listNear, listSiblings } from './catalog.queries.ts';
import { MAX_RELATED, relatedOf } from './related.ts';

type Detail = WireAnswerOf<typeof getProduct>['data'];

/**
 * One product with its siblings and others like it.
 * @throws productIsMissing when it is not on sale, productIsGone when it once was and will not be again
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
