import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { banners } from '#demo/banners.ts';
import { categoryPictureName, PICTURED_CATEGORIES } from '#demo/categories.ts';
import { PICTURES_FOLDER } from '#demo/demo-pictures.ts';
import { renderPicture } from '#demo/drawing/devices/render.ts';
import { readDemoProducts } from '#demo/goods/goods.ts';
import { SAMPLE_NAMES } from '#demo/goods/sample-names.ts';
import { markOf, picturePlans, readMarks } from './pictures.ts';
import { drawings } from './products.ts';

const plans = picturePlans();
const fileOf = (name: string) => readFileSync(join(PICTURES_FOLDER, name));

/** The mean difference of two pictures, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(file => sharp(file).resize(120).flatten({ background: '#808080' }).raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) return 255;
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

describe('the pictures of the demo', () => {
  it('are the files that products, banners and categories name, and no others', async () => {
    const products = await readDemoProducts(SAMPLE_NAMES);
    const named = [
      ...products.flatMap(({ content }) => content.images.map(({ src }) => src)),
      ...banners.flatMap(({ image, imagePhone }) => [image, imagePhone]),
      ...PICTURED_CATEGORIES.map(categoryPictureName),
    ].map(src => src.replace('/media/photos/demo/', ''));
    expect(readdirSync(PICTURES_FOLDER).sort()).toEqual(named.sort());
  });

  it('were drawn by the programs as they are now (npm run draw draws them again)', () => {
    const marks = readMarks();
    expect(
      plans.filter(plan => marks.get(plan.name) !== markOf(plan, fileOf(plan.name))).map(({ name }) => name),
    ).toEqual([]);
    expect([...marks.keys()].sort()).toEqual(plans.map(({ name }) => name).sort());
  });

  it('show what the programs draw', async () => {
    for (const plan of plans.filter((_, at) => at % 100 === 0)) {
      const { width, format } = await sharp(fileOf(plan.name)).metadata();
      expect([plan.name, width, format]).toEqual([plan.name, plan.width, 'webp']);
      expect(await difference(fileOf(plan.name), await renderPicture(plan.svg, 400)), plan.name).toBeLessThan(3);
    }
  });

  it('look different from one another', () => {
    const different = new Set([...drawings.values()].map(drawing => JSON.stringify(drawing)));
    expect(different.size).toBeGreaterThan(drawings.size - 12);
  });

  it('together weigh less than 15 MB, because every clone brings them', () => {
    const bytes = plans.reduce((sum, { name }) => sum + fileOf(name).length, 0);
    expect(bytes).toBeLessThan(15_000_000);
  });
});
