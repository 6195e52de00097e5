import { drawBanner } from '#demo/devices/banner.ts';
import { draw } from '#demo/devices/draw.ts';
import { views } from '#demo/devices/drawing.ts';
import { renderPicture } from '#demo/devices/render.ts';
import { banners } from '#demo/goods/banners.ts';
import { products } from '#demo/goods/goods.ts';
import { type PictureWidth, pictureUrl } from '#features/media/picture-url.ts';
import { bannerPictureKey, productPictureKey } from './pictures.ts';

/** How wide a picture is that nobody asked a width for. */
const NATURAL_WIDTH = 1200;
/** What cards show first. */
const CARD_WIDTHS: readonly PictureWidth[] = [280, 480];

let drawings: ReadonlyMap<string, () => string> | undefined;

/** Every picture of the demo as SVG by its key, drawn only when it is called for. */
function drawingsByKey(): ReadonlyMap<string, () => string> {
  drawings ??= new Map([...productDrawings(), ...bannerDrawings()]);
  return drawings;
}

function* productDrawings(): Generator<[string, () => string]> {
  for (const { slug, drawing } of products)
    for (const view of views(drawing)) yield [productPictureKey(slug, view), () => draw(drawing, view)];
}

function* bannerDrawings(): Generator<[string, () => string]> {
  for (const { art, productSlug } of banners) {
    const shown = products.find(product => product.slug === productSlug);
    if (!shown) throw new Error(`a banner shows ${productSlug}, which is not there`);
    const { drawing } = shown;
    yield [bannerPictureKey(art, 'wide'), () => drawBanner({ art, drawing, crop: 'wide' })];
    yield [bannerPictureKey(art, 'phone'), () => drawBanner({ art, drawing, crop: 'square' })];
  }
}

/** One picture of the demo as WebP. @returns undefined for a key that is none of the demo's */
export function drawDemoPicture(key: string, width: number = NATURAL_WIDTH): Promise<Buffer> | undefined {
  const svg = drawingsByKey().get(key);
  return svg && renderPicture(svg(), width);
}

/** Addresses worth drawing before anybody asks: the banners, then what cards show, those of the front page's sections first. */
export function demoPicturesAhead(): string[] {
  const inOrder = products.toSorted((one, other) => rank(one.section) - rank(other.section));
  return [
    ...bannerAddresses(),
    ...inOrder.flatMap(({ slug }) => cardAddresses(`/media/${productPictureKey(slug, 'hero')}`)),
  ];
}

const rank = (section: string) => (section === 'accessories' ? 1 : 0);

/** What a first look at the front page shows, when its cards show these products' pictures. */
export function frontPicturesAhead(pictures: readonly string[]): string[] {
  return [...bannerAddresses(), ...pictures.flatMap(cardAddresses)];
}

function bannerAddresses(): string[] {
  return banners.flatMap(({ art }) => [
    pictureUrl(bannerPictureKey(art, 'phone'), 960),
    pictureUrl(bannerPictureKey(art, 'wide'), 1600),
  ]);
}

function cardAddresses(picture: string): string[] {
  return CARD_WIDTHS.map(width => pictureUrl(picture.slice('/media/'.length), width));
}
