import { banners } from '#demo/goods/banners.ts';
import { bannerPicture } from '#demo/pictures.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { insertRows } from './insert-rows.ts';
import type { LoadedProduct } from './load-products.ts';

export async function loadBanners(tx: TxCtx, products: ReadonlyMap<string, LoadedProduct>): Promise<void> {
  const rows = banners.map((banner, position) => ({
    id: newId(),
    image: bannerPicture(banner, 'wide'),
    image_phone: bannerPicture(banner, 'phone'),
    alt: banner.alt,
    eyebrow: banner.eyebrow,
    headline: banner.headline,
    product_id: products.get(banner.productSlug)?.id ?? null,
    position,
  }));
  await insertRows(tx.db, 'banners', rows);
}
