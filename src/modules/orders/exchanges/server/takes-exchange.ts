import { EXCHANGE_CATEGORY } from '#orders/exchanges/exchange.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ServedProduct } from '#products/catalog/server/catalog.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { listTakers } from './exchanges.queries.ts';

/** Whether an old phone can be given for a product, kept in memory until its seller or the shop changes it. */
export async function takesExchange(ctx: Ctx, { sellerId, categories }: ServedProduct): Promise<boolean> {
  if (!categories.some(category => category === EXCHANGE_CATEGORY)) return false;
  const tags = [cacheTag.servicesOf(sellerId), cacheTag.settings];
  ctx.dependsOn(...tags);
  return ctx.remember(`exchange of ${sellerId}`, tags, async () => {
    if (!(await setting(ctx, 'phoneExchange')).isOn) return false;
    return (await listTakers(ctx.db, [sellerId])).has(sellerId);
  });
}
