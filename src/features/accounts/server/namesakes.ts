import type { Namesakes } from '#features/accounts/reserved-names.ts';
import { brandNames } from '#features/catalog/server/catalog.ts';
import { setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';

/** Whose names nobody may take, as shop and brands are called now. */
export async function namesakes(ctx: Ctx): Promise<Namesakes> {
  const { name: shopName } = await setting(ctx, 'identity');
  return { shopName, brands: await brandNames(ctx) };
}
