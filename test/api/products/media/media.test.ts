import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictureLibrary } from '#products/media/server/media.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const square = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#c8f01e' } })
    .webp()
    .toBuffer();

describe('pictures', () => {
  let folder: string;
  let shop: TestShop;
  let read: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    read = [];
    const originals = new Map([
      ['photos/demo/known.webp', await square(1200)],
      ['photos/stored.webp', await square(800)],
    ]);
    const pictures = openPictureLibrary(folder, async key => {
      read.push(key);
      return originals.get(key);
    });
    shop = await startTestShop(ONE_ENGINE, { pictures });
    await writeFile(join(folder, 'secret.webp'), 'secret');
  });
  afterAll(async () => {
    await shop.end();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (path: string) => shop.guest.inject({ url: path });
  const widthOf = async (path: string) => (await sharp((await ask(path)).rawPayload).metadata()).width;

  it('are made once, however many ask for them first, and then lie in the folder', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/media/w280/photos/demo/known.webp')));
    expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]));
    expect(read).toEqual(['photos/demo/known.webp']);
    await ask('/media/w280/photos/demo/known.webp');
    expect(read).toHaveLength(1);
    expect(await readdir(join(folder, 'w280/photos/demo'))).toEqual(['known.webp']);
  });

  it('may be kept for good by anybody, are WebP and nothing else, and set no cookie', async () => {
    const { headers, rawPayload } = await ask('/media/photos/demo/known.webp');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  });

  it('have a strong tag made of their bytes, with which a browser asks again for nothing', async () => {
    const url = '/media/w280/photos/demo/known.webp';
    const { headers, rawPayload } = await ask(url);
    expect(headers.etag).toBe(`"${createHash('sha1').update(rawPayload).digest('base64url')}"`);
    expect((await ask('/media/w160/photos/demo/known.webp')).headers.etag).not.toBe(headers.etag);
    const again = (tag: string) => shop.guest.inject({ url, headers: { 'if-none-match': tag } });
    for (const tag of [String(headers.etag), `"other", W/${headers.etag}`]) {
      const { statusCode, body, headers: kept } = await again(tag);
      expect([statusCode, body, kept.etag]).toEqual([304, '', headers.etag]);
      expect(kept['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await again('"other"')).statusCode).toBe(200);
  });

  it('that are stored come in the widths asked for, never larger than they are', async () => {
    expect(await widthOf('/media/photos/stored.webp')).toBe(800);
    expect(await widthOf('/media/w160/photos/stored.webp')).toBe(160);
    expect(await widthOf('/media/w1600/photos/stored.webp')).toBe(800);
  });

  it('come for link previews in the shape they take, whole on a plain ground, made once', async () => {
    for (const path of ['/media/preview/photos/stored.jpg', '/media/preview/photos/demo/known.jpg']) {
      const { headers, rawPayload } = await ask(path);
      expect(headers['content-type']).toBe('image/jpeg');
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    }
    const before = read.length;
    await ask('/media/preview/photos/demo/known.jpg');
    expect(read).toHaveLength(before);
  });

  it.each([
    '/media/preview/photos/unknown.jpg',
    '/media/preview/photos/stored.webp',
    '/media/preview/photos/..%2fsecret.jpg',
    '/media/photos/demo/unknown.webp',
    '/media/w280/photos/unknown.webp',
    '/media/w321/photos/stored.webp',
    '/media/',
    '/media/secret.webp',
    '/media/photos/../secret.webp',
    '/media/photos/%2e%2e/secret.webp',
    '/media/photos/..%2fsecret.webp',
    '/media/photos/%2e%2e%2fsecret.webp',
    '/media/photos/..%5csecret.webp',
    '/media/photos/....//secret.webp',
    '/media/w280/../../secret.webp',
    '/media//etc/passwd',
    '/media/photos/stored.webp%00.png',
    '/media/photos/stored.webp/',
    '/media/photos/stored.webp/below.webp',
    '/media/w280/photos/stored.webp/below.webp',
    '/media/photos/stored.svg',
    '/media/photos/',
  ])('are not found at %s', async path => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('request.not_found');
  });

  it('are never refused while hundreds wait to be made: a frame that nobody keeps stands in for them, then they come', async () => {
    const go = Promise.withResolvers<void>();
    const tiny = await square(1);
    const pictures = openPictureLibrary(folder, () => go.promise.then(() => tiny));
    const slow = await startTestShop(ONE_ENGINE, { pictures });
    const look = (at: number) => slow.guest.inject({ url: `/media/w160/photos/slow/${at}.webp` });
    const answers = await Promise.all(Array.from({ length: 600 }, (_, at) => look(at)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    for (const { headers } of answers)
      expect([headers['cache-control'], headers['content-type']]).toEqual(['no-store', 'image/svg+xml']);
    go.resolve();
    for (const at of [0, 599])
      await expect.poll(async () => (await look(at)).headers['content-type']).toBe('image/webp');
    const all = Array.from({ length: 500 }, (_, at) => ({ key: `photos/slow/${at}.webp`, width: 160 }) as const);
    await Promise.all(all.map(request => pictures.read(request)));
    await slow.end();
  });

  it('are made ahead, past those that are none, until the shop closes', async () => {
    const pictures = openPictureLibrary(folder, () => square(1200));
    await pictures.makeAhead(['/media/w480/photos/ahead.webp', '/media/nothing.txt', '/media/w640/photos/ahead.webp']);
    expect(await widthOf('/media/w640/photos/ahead.webp')).toBe(640);
    pictures.close();
    await pictures.makeAhead(['/media/w960/photos/ahead.webp']);
    expect(await readdir(join(folder, 'w960')).catch(() => [])).toEqual([]);
  });
});
