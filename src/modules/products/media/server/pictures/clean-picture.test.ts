import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { notAPicture, pictureBroken, pictureMoves, tooManyPixels } from '#products/media/uploads.contract.ts';
import { cleanPicture } from './clean-picture.ts';

const drawn = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#c8f01e' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#102030' } }, left: 0, top: 0 },
  ]);
const formatOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).format;

/** docs/security-cases.md D12, D13 */
describe('a picture that somebody sent', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is re-encoded from %s as WebP', async format => {
    const clean = await cleanPicture(await drawn().toFormat(format).toBuffer());
    expect([await formatOf(clean.bytes), clean.width, clean.height]).toEqual(['webp', 80, 60]);
  });

  it('stands upright and says nothing of its maker and place', async () => {
    const exif = { IFD0: { Make: 'Bijli camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } };
    const sent = await drawn().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect(sent.includes('Bijli camera')).toBe(true);
    const { bytes, width, height } = await cleanPicture(sent);
    expect([width, height]).toEqual([60, 80]);
    expect(bytes.includes('Bijli camera')).toBe(false);
    const { exif: left, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('keeps nothing of what was hung on behind it', async () => {
    const sent = Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await cleanPicture(sent)).bytes.includes('script')).toBe(false);
  });

  it('is made no larger than any screen shows', async () => {
    const { width, height } = await cleanPicture(await drawn(3000, 1500).jpeg().toBuffer());
    expect([width, height]).toEqual([2560, 1280]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG behind a head', Buffer.from(`<?xml version="1.0"?>\n<!-- ${'x'.repeat(200)} -->\n${svg}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF that is a script too', Buffer.from('GIF89a/*\0\0*/=alert(1)//')],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['text', Buffer.from('hello')],
    ['a page behind the head of a JPEG', Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1')],
    ['the container of a WebP with something else in it', Buffer.from('RIFF\x10\0\0\0WEBPJUNKJUNKJUNK')],
  ])('is refused when it is %s', async (_what, sent) => {
    await expect(cleanPicture(sent)).rejects.toSatisfy(({ code }) =>
      [notAPicture.code, pictureBroken.code].includes(code),
    );
  });

  it('is refused when it moves', async () => {
    const frames = await sharp(await drawn(20, 40).raw().toBuffer(), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0 })
      .toBuffer();
    await expect(cleanPicture(frames)).rejects.toMatchObject({ code: pictureMoves.code });
    const png = await drawn().png().toBuffer();
    const announced = Buffer.concat([
      png.subarray(0, 33),
      Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0'),
      png.subarray(33),
    ]);
    await expect(cleanPicture(announced)).rejects.toMatchObject({ code: pictureMoves.code });
  });

  it('is refused when it has more pixels than memory should bear, by its head alone', async () => {
    const png = await drawn().png().toBuffer();
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    const bomb = await cleanPicture(png).catch(error => error.code);
    expect([tooManyPixels.code, pictureBroken.code]).toContain(bomb);
    const wide = await drawn(7000, 6000).png().toBuffer();
    await expect(cleanPicture(wide)).rejects.toMatchObject({ code: tooManyPixels.code });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is refused when its %s is cut off', async format => {
    const noise = await sharp({
      create: {
        width: 120,
        height: 120,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const sent = noise.subarray(0, noise.length / 2);
    await expect(cleanPicture(sent)).rejects.toMatchObject({ code: pictureBroken.code });
  });
});
