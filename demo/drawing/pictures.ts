import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { banners } from '#demo/banners.ts';
import { categoryPictureName, PICTURED_CATEGORIES } from '#demo/categories.ts';
import { categoryDrawings } from '#demo/drawing/categories.ts';
import { drawBanner } from '#demo/drawing/devices/banner.ts';
import type { BannerArt } from '#demo/drawing/devices/banner-scenes.ts';
import { draw } from '#demo/drawing/devices/draw.ts';
import { views } from '#demo/drawing/devices/drawing.ts';
import { drawings } from './products.ts';

/** As wide as product pages and link previews ever show a picture; a banner may fill a screen. */
const PRODUCT_WIDTH = 1200;
const BANNER_WIDTH = 1600;
const PHONE_BANNER_WIDTH = 1200;
/** Beside the names of categories they are small. */
const CATEGORY_WIDTH = 480;
/** The composition of each banner, in the order of `banners.json`. */
const ARTS: readonly BannerArt[] = [1, 2, 3, 4, 5, 6];

/** One picture of the demo before it is drawn. */
export interface PicturePlan {
  /** Of its file. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly svg: string;
}

/** Every picture of the demo: three of each product, two of each banner, one of each category. */
export function picturePlans(): PicturePlan[] {
  const ofProducts = [...drawings].flatMap(([slug, drawing]) =>
    views(drawing).map(view => ({ name: `${slug}-${view}.webp`, width: PRODUCT_WIDTH, svg: draw(drawing, view) })),
  );
  const ofBanners = banners.flatMap(({ productSlug, image, imagePhone }, at) => {
    const drawing = drawings.get(productSlug);
    const art = ARTS[at];
    if (!drawing || !art) throw new Error(`nothing is drawn for the banner of ${productSlug}`);
    return [
      { name: basename(image), width: BANNER_WIDTH, svg: drawBanner({ art, drawing, crop: 'wide' }) },
      { name: basename(imagePhone), width: PHONE_BANNER_WIDTH, svg: drawBanner({ art, drawing, crop: 'square' }) },
    ];
  });
  const ofCategories = PICTURED_CATEGORIES.map(id => ({
    name: categoryPictureName(id),
    width: CATEGORY_WIDTH,
    svg: draw(categoryDrawings[id], 'hero'),
  }));
  return [...ofProducts, ...ofBanners, ...ofCategories];
}

/** Where it is written down from what each file was drawn, so that the whole can be checked without drawing it again. */
export const MARKS_FILE = join(import.meta.dirname, 'drawn.json');

/** The marks of the pictures by the names of their files, as they were when they were drawn. */
export function readMarks(): ReadonlyMap<string, string> {
  const marks = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(MARKS_FILE, 'utf8')));
  return new Map(Object.entries(marks));
}

/** Says from what a file was drawn and what is in it. */
export function markOf({ svg, width }: PicturePlan, file: Buffer): string {
  return createHash('sha256').update(`${width} ${svg}`).update(file).digest('hex').slice(0, 16);
}
