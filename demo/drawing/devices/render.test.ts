import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBanner } from './banner.ts';
import { draw } from './draw.ts';
import { views } from './drawing.ts';
import { everyDevice } from './every-device.fixture.ts';
import { renderPicture } from './render.ts';

const WIDTH = 160;

const pictures = everyDevice.flatMap(drawing =>
  views(drawing).map(view => ({ name: `${drawing.device} ${view}`, drawing, view })),
);

/** Opacity 0–255 of every pixel of a square picture, row by row. */
async function opacity(webp: Buffer): Promise<Uint8Array> {
  return new Uint8Array(await sharp(webp).extractChannel('alpha').raw().toBuffer());
}

describe('a rendered picture', () => {
  it.each(pictures)('of $name shows its device whole, with air around it', async ({ drawing, view }) => {
    const alpha = await opacity(await renderPicture(draw(drawing, view), WIDTH));
    const covered = alpha.filter(a => a > 127).length / alpha.length;
    expect(covered).toBeGreaterThan(0.03);
    expect(covered).toBeLessThan(0.8);

    const border = alpha.filter((_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x === 0 || y === 0 || x === WIDTH - 1 || y === WIDTH - 1;
    });
    expect(Math.max(...border)).toBeLessThan(8);
  });

  it('is a WebP with transparency, as wide as asked', async () => {
    const webp = await renderPicture(draw({ device: 'charger', color: '#f2f2f0' }, 'hero'), 320);
    const { format, width, height, hasAlpha } = await sharp(webp).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'webp', width: 320, height: 320, hasAlpha: true });
  });

  it('keeps the shape of a banner', async () => {
    const svg = drawBanner({ art: 1, drawing: { device: 'speaker', color: '#35516b', form: 'tower' }, crop: 'wide' });
    const { width, height } = await sharp(await renderPicture(svg, 400)).metadata();
    expect({ width, height }).toEqual({ width: 400, height: 225 });
  });
});
