import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Department } from '#products/catalog/categories/departments.contract.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { countedKinds } from './counted-brands.ts';

/**
 * The categories that have products of their own, by those at the top of the tree, in its order. What is hidden is left out,
 * and so is a department without any other.
 */
export async function showDepartments(ctx: Ctx, language?: string): Promise<Department[]> {
  ctx.dependsOn(cacheTag.catalog);
  const categories = await knownCategories(ctx);
  const byTop = Map.groupBy(await countedKinds(ctx, language), ({ id }) => categories.upFrom(id).at(-1));
  return [...byTop].flatMap(([top, kinds]) =>
    !top || top.hidden
      ? []
      : [
          {
            ...{ id: top.id, label: categories.nameOf(top.id, language) },
            count: kinds.reduce((total, { count }) => total + count, 0),
            picture: categories.pictureOf(top.id, language),
            within: kinds.filter(({ id }) => id !== top.id),
          },
        ],
  );
}
