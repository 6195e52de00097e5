import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { administrator, everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { listBanners } from '#products/banners/contract.ts';
import * as calls from '#products/banners/features.contract.ts';
import { presentBanner, presentFeature } from './banners.present.ts';
import { listFeatureRows, listShown } from './banners.queries.ts';
import { addBanner, changeBanner, deleteBanner, orderBanners, restoreBanner } from './change-banners.ts';

export function serveBanners(api: Api): void {
  serve(api, listBanners, everybody, async ctx => {
    ctx.dependsOn(cacheTag.banners, cacheTag.catalog);
    const rows = await listShown(ctx.db);
    for (const row of rows) if (row.product_id) ctx.dependsOn(cacheTag.product(row.product_id));
    return { data: rows.map(presentBanner) };
  });
  serve(api, calls.listFeatures, administrator, async ctx => ({
    data: (await listFeatureRows(ctx.db)).map(presentFeature),
  }));
  serve(api, calls.addFeature, administrator, async (ctx, input) => ({
    message: 'Banner added',
    data: await addBanner(ctx, input),
  }));
  serve(api, calls.changeFeature, administrator, async (ctx, input) => ({
    message: 'Banner changed',
    data: await changeBanner(ctx, input),
  }));
  serve(api, calls.orderFeatures, administrator, async (ctx, { banners }) => {
    await orderBanners(ctx, banners);
    return { message: 'Banners reordered' };
  });
  serve(api, calls.deleteFeature, administrator, async (ctx, { bannerId }) => {
    await deleteBanner(ctx, bannerId);
    return { message: 'Banner deleted' };
  });
  serve(api, calls.restoreFeature, administrator, async (ctx, { bannerId }) => {
    await restoreBanner(ctx, bannerId);
    return { message: 'Banner restored' };
  });
}
