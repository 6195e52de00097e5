import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { bannerIsMissing, type FeatureImage } from '#products/banners/features.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { bannerFacts, bannerName } from './banner-facts.ts';
import { presentFeature } from './banners.present.ts';
import { type BannerId, findFeature, lockBanners, updateBanner } from './banners.queries.ts';
import { checkLink } from './check-link.ts';

/** Changes the words for those who don't see the picture, and where the banner leads; what is not said stays. @throws bannerIsMissing, linkIsMissing */
export async function changeBanner(
  ctx: Ctx,
  { bannerId: id, ...edit }: { bannerId: BannerId; alt?: string | undefined; productId?: ProductId | null | undefined },
): Promise<FeatureImage> {
  return ctx.tx(async tx => {
    await lockBanners(tx.db);
    const before = await findFeature(tx.db, id);
    if (!before || before.isDeleted) throw bannerIsMissing();
    const { alt = before.alt, productId = before.product_id } = edit;
    if (alt === before.alt && productId === before.product_id) return presentFeature(before);
    if (productId !== before.product_id) await checkLink(tx, productId);
    await updateBanner(tx.db, { id, alt, productId });
    const after = (await findFeature(tx.db, id)) ?? before;
    await recordAct(tx, {
      act: 'banner.changed',
      on: { kind: 'banner', id, name: bannerName(before) },
      before: bannerFacts(before),
      after: bannerFacts(after),
    });
    tx.changed(cacheTag.banners);
    return presentFeature(after);
  });
}
