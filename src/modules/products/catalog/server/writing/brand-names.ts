import type { Ctx } from '#platform/context.ts';
import { knownBrands } from '#products/catalog/server/index/counted-products.ts';

/** What the shop's brands are called, hidden ones included. Not for use inside a transaction. */
export async function brandNames(ctx: Ctx): Promise<string[]> {
  return (await knownBrands(ctx)).flatMap(({ id, label }) => [id, label]);
}
