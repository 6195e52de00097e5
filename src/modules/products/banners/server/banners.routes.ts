import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { administrator, everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { listBanners } from '#products/banners/contract.ts';
import * as calls from '#products/banners/features.contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { presentBanner, presentFeature } from './banners.present.ts';
import { listFeatureRows, listShownBanners } from './banners.queries.ts';
import { addBanner, changeBanner, deleteBanner, orderBanners, restoreBanner } from './change-banners.ts';

export function serveBanners(api: Api): void {
  serve(api, listBanners, everybody, async (ctx, { language }) => {
    ctx.dependsOn(cacheTag.banners, cacheTag.catalog);
    const rows = await listShownBanners(ctx.db);
    for (const row of rows) if (row.product_id) ctx.dependsOn(cacheTag.product(row.product_id));
    return { data: rows.map(row => presentBanner(row, language)) };
  });
  serve(api, calls.listFeatures, administrator, async ctx => ({
    data: (await listFeatureRows(ctx.db)).map(presentFeature),
  }));
  serve(api, calls.addFeature, administrator, async (ctx, input) => ({
    message: speaking(ctx.language, () => t('products.banners.added')),
    data: await addBanner(ctx, input),
  }));
  serve(api, calls.changeFeature, administrator, async (ctx, input) => ({
    message: speaking(ctx.language, () => t('products.banners.changed')),
    data: await changeBanner(ctx, input),
  }));
  serve(api, calls.orderFeatures, administrator, async (ctx, { banners }) => {
    await orderBanners(ctx, banners);
    return { message: speaking(ctx.language, () => t('products.banners.reordered')) };
  });
  serve(api, calls.deleteFeature, administrator, async (ctx, { bannerId }) => {
    await deleteBanner(ctx, bannerId);
    return { message: speaking(ctx.language, () => t('products.banners.deleted')) };
  });
  serve(api, calls.restoreFeature, administrator, async (ctx, { bannerId }) => {
    await restoreBanner(ctx, bannerId);
    return { message: speaking(ctx.language, () => t('products.banners.restored')) };
  });
}
