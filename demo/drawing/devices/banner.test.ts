import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBanner } from './banner.ts';
import type { BannerArt } from './banner-scenes.ts';
import type { Drawing } from './drawing.ts';
import { renderPicture } from './render.ts';

const phone: Drawing = {
  device: 'smartphone',
  color: '#f4f5f3',
  camera: 'disc',
  lenses: 4,
  screen: { art: 'dunes', hue: 40, dark: true },
};
const tv: Drawing = { device: 'tv', screen: { art: 'ribbon', hue: 262, dark: true } };
const banners: { art: BannerArt; drawing: Drawing }[] = [
  { art: 1, drawing: phone },
  { art: 2, drawing: { device: 'headphones', color: '#1b1c1f', cups: 'square' } },
  { art: 3, drawing: { device: 'laptop', color: '#b9cbdc', screen: { art: 'folds', hue: 240 } } },
  { art: 4, drawing: phone },
  { art: 5, drawing: tv },
  { art: 6, drawing: { device: 'earbuds', color: '#1d1e22', bud: 'stem' } },
];

/** How far the colours of a part of the picture spread, 0 for one flat colour. */
async function spread(
  svg: string,
  part: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const cut = await sharp(await renderPicture(svg, 400))
    .extract(part)
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  return Math.max(...channels.map(channel => channel.max - channel.min));
}

describe('a banner', () => {
  it.each(banners)('in composition $art leaves its left part quiet for the words', async ({ art, drawing }) => {
    const svg = drawBanner({ art, drawing, crop: 'wide' });
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(await spread(svg, { left: 0, top: 0, width: 170, height: 225 })).toBeLessThan(40);
    expect(await spread(svg, { left: 200, top: 0, width: 200, height: 225 })).toBeGreaterThan(120);
  });

  it.each(banners)('in composition $art leaves the top of a phone to the words', async ({ art, drawing }) => {
    const svg = drawBanner({ art, drawing, crop: 'square' });
    expect(await spread(svg, { left: 0, top: 0, width: 330, height: 100 })).toBeLessThan(40);
    expect(await spread(svg, { left: 0, top: 0, width: 200, height: 110 })).toBeLessThan(40);
    expect(await spread(svg, { left: 120, top: 160, width: 280, height: 240 })).toBeGreaterThan(120);
  });

  it('differs from composition to composition with the same device', () => {
    const all = ([1, 2, 3, 4, 5, 6] as const).map(art => drawBanner({ art, drawing: tv, crop: 'wide' }));
    const bodies = all.map(svg => svg.replaceAll(/d[a-z0-9]+-[a-z0-9]+/g, ''));
    expect(new Set(bodies).size).toBe(6);
  });
});
