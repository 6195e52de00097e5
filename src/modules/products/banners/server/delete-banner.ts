import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { bannerIsMissing } from '#products/banners/features.contract.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { bannerFacts, bannerName } from './banner-facts.ts';
import { type BannerId, type FeatureRow, findFeature, lockBanners, setBannerDeleted } from './banners.queries.ts';

/** Takes a banner off the front page; for a week it can be brought back, picture and all. @throws bannerIsMissing */
export async function deleteBanner(ctx: Ctx, id: BannerId): Promise<void> {
  await turn(ctx, id, 'banner.deleted');
}

/** Brings a deleted banner back to its place. @throws bannerIsMissing, pictureUnknown when it was deleted too long ago */
export async function restoreBanner(ctx: Ctx, id: BannerId): Promise<void> {
  await turn(ctx, id, 'banner.restored');
}

/** Doing it again changes nothing. */
async function turn(ctx: Ctx, id: BannerId, act: 'banner.deleted' | 'banner.restored'): Promise<void> {
  await ctx.tx(async tx => {
    await lockBanners(tx.db);
    const banner = await findFeature(tx.db, id);
    if (!banner) throw bannerIsMissing();
    if (banner.isDeleted === (act === 'banner.deleted')) return;
    if (banner.isDeleted) await checkPictures(tx, uploadedOf(banner), null);
    await setBannerDeleted(tx.db, id, banner.isDeleted ? null : tx.now());
    await recordAct(tx, {
      act,
      on: { kind: 'banner', id, name: bannerName(banner) },
      [banner.isDeleted ? 'after' : 'before']: bannerFacts(banner),
    });
    tx.changed(cacheTag.banners);
  });
}

/** Pictures that the shop draws itself are always there. */
function uploadedOf({ image, image_phone }: FeatureRow): string[] {
  return [image, image_phone].filter(src => src !== null && !src.startsWith('/media/photos/demo/')) as string[];
}
