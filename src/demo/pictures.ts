import { drawBanner } from '#demo/devices/banner.ts';
import { draw } from '#demo/devices/draw.ts';
import { type View, views } from '#demo/devices/drawing.ts';
import { renderPicture } from '#demo/devices/render.ts';
import { banners, type DemoBanner } from '#demo/goods/banners.ts';
import type { DemoProduct } from '#demo/goods/family.ts';
import { products } from '#demo/goods/goods.ts';
import { type PictureWidth, pictureUrl } from '#features/media/picture-url.ts';

const FOLDER = 'photos/demo';
/** How wide a picture is that nobody asked a width for. */
const NATURAL_WIDTH = 1200;
/** What lists and the front page show first. */
const CARD_WIDTHS: readonly PictureWidth[] = [320, 480];

export function pictureViews(product: DemoProduct): readonly View[] {
  return views(product.drawing);
}

export function productPicture(slug: string, view: View, width?: PictureWidth): string {
  return pictureUrl(`${FOLDER}/${slug}-${view}.webp`, width);
}

/** A banner's picture; phones have a crop of their own. */
export function bannerPicture({ art }: DemoBanner, crop: 'wide' | 'phone', width?: PictureWidth): string {
  return pictureUrl(`${FOLDER}/banner-${art}${crop === 'phone' ? '-phone' : ''}.webp`, width);
}

let drawings: ReadonlyMap<string, () => string> | undefined;

/** Every picture of the demo by its key, drawn only when it is called for. */
function drawingsByKey(): ReadonlyMap<string, () => string> {
  if (drawings) return drawings;
  const made = new Map<string, () => string>();
  const keyOf = (address: string) => address.slice('/media/'.length);
  for (const product of products)
    for (const view of pictureViews(product))
      made.set(keyOf(productPicture(product.slug, view)), () => draw(product.drawing, view));
  for (const banner of banners) {
    const shown = products.find(product => product.slug === banner.productSlug);
    if (!shown) throw new Error(`the banner of ${banner.productSlug} shows a product that is not there`);
    const { drawing } = shown;
    made.set(keyOf(bannerPicture(banner, 'wide')), () => drawBanner({ art: banner.art, drawing, crop: 'wide' }));
    made.set(keyOf(bannerPicture(banner, 'phone')), () => drawBanner({ art: banner.art, drawing, crop: 'square' }));
  }
  drawings = made;
  return made;
}

/** The keys of all pictures of the demo. */
export function demoPictureKeys(): string[] {
  return [...drawingsByKey().keys()];
}

/** One picture of the demo as WebP. @returns undefined for any other key */
export function drawDemoPicture(key: string, width: number = NATURAL_WIDTH): Promise<Buffer> | undefined {
  const svg = drawingsByKey().get(key);
  return svg && renderPicture(svg(), width);
}

/** Addresses worth drawing before anybody asks: the banners, then what cards show. */
export function demoPicturesAhead(): string[] {
  return [
    ...banners.flatMap(banner => [bannerPicture(banner, 'phone', 640), bannerPicture(banner, 'wide', 1600)]),
    ...products.flatMap(({ slug }) => CARD_WIDTHS.map(width => productPicture(slug, 'hero', width))),
  ];
}
