import { KINDS_OF_SERVICE, servicesFor, serviceWordsIn } from '#orders/sold-services/service.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ServedProduct, ServiceWith } from '#products/catalog/server/catalog.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { listOfferedExtras } from './extras.queries.ts';

/** The services that its seller offers for each unit of a product, kept in memory until the seller changes them. */
export async function servicesWith(ctx: Ctx, product: ServedProduct, language: string): Promise<ServiceWith[]> {
  const { sellerId } = product;
  const tag = cacheTag.servicesOf(sellerId);
  ctx.dependsOn(tag);
  const services = await ctx.remember(
    `services of ${sellerId}`,
    [tag],
    async () => (await listOfferedExtras(ctx.db, [sellerId], dayIn(ctx.now()))).services,
  );
  const local = new Set(services.filter(({ pincodes }) => pincodes.length > 0).map(({ id }) => id));
  // Public pages do not know where the buyer is.
  const everywhere = services.map(service => ({ ...service, pincodes: [] }));
  return servicesFor(everywhere, product, undefined)
    .filter(({ kind }) => KINDS_OF_SERVICE[kind].per === 'unit')
    .map(({ id, names, covers, price }) => ({
      ...{ name: serviceWordsIn(names, language), covers: serviceWordsIn(covers, language), price },
      isLocal: local.has(id),
    }));
}
