import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type FeatureImage, tooManyBanners } from '#products/banners/features.contract.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { bannerFacts, bannerName } from './banner-facts.ts';
import { presentFeature } from './banners.present.ts';
import { findFeature, insertBanner, listFeatureRows, lockBanners } from './banners.queries.ts';
import { checkLink } from './check-link.ts';

/** More than anybody waits for at 15 seconds each. */
const MAX_BANNERS = 12;

/**
 * Adds a banner behind the others; the front page shows it at once.
 * @throws pictureUnknown, linkIsMissing, tooManyBanners
 */
export async function addBanner(
  ctx: Ctx,
  {
    image,
    alt = '',
    productId = null,
  }: { image: string; alt?: string | undefined; productId?: ProductId | null | undefined },
): Promise<FeatureImage> {
  const id = newId<'banner'>(ctx.now().getTime());
  return ctx.tx(async tx => {
    await lockBanners(tx.db);
    if ((await listFeatureRows(tx.db)).length >= MAX_BANNERS) throw tooManyBanners();
    await checkPictures(tx, [image], null);
    await checkLink(tx, productId);
    await insertBanner(tx.db, { id, image, alt, productId });
    const added = await findFeature(tx.db, id);
    if (!added) throw new Error('the banner was inserted just now');
    await recordAct(tx, {
      act: 'banner.added',
      on: { kind: 'banner', id, name: bannerName(added) },
      after: bannerFacts(added),
    });
    tx.changed(cacheTag.banners);
    return presentFeature(added);
  });
}
