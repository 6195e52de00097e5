import sharp from 'sharp';

/** SVG user units are CSS pixels, which sharp counts at 72 to the inch. */
const UNIT_DENSITY = 72;

/**
 * A picture as WebP with transparency, `width` pixels wide, its height following the drawing's shape.
 */
export async function renderPicture(svg: string, width: number): Promise<Buffer> {
  const natural = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (UNIT_DENSITY * width) / natural })
    .resize({ width })
    .webp({ quality: 82, alphaQuality: 90, effort: 3 })
    .toBuffer();
}
