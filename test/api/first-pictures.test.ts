import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawDemoPicture } from '#demo/picture-source.ts';
import { openPictureLibrary, type PictureLibrary } from '#features/media/server/media.ts';
import { FirstPictures } from '#src/first-pictures.ts';
import { prepareShop } from '#src/prepare-shop.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';

let folder: string;
let pictures: PictureLibrary;
let shop: TestShop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-'));
  pictures = openPictureLibrary(folder, { draw: drawDemoPicture });
  shop = await startTestShop('embedded', { pictures, worksJobs: false });
  const nothing = { brandName: undefined, gstin: undefined, adminEmail: undefined, adminPassword: undefined };
  await prepareShop(shop.context, { ...nothing, seed: 'demo' });
});
afterAll(async () => {
  pictures.close();
  await shop.end();
  await rm(folder, { recursive: true, force: true });
});

it('what the front page of the demo shows first is drawn before the shop opens', { timeout: 600_000 }, async () => {
  await new FirstPictures(pictures, error => expect.unreachable(String(error))).finishFront(shop);
  const { sections } = (await shop.guest.inject({ url: '/api/shop/products/home' })).json();
  const shown = sections.flatMap(({ products }: { products: { image: string }[] }) =>
    products.map(({ image }) => image),
  );
  const { data: banners } = (await shop.guest.inject({ url: '/api/common/feature/get' })).json();
  expect(shown.length).toBeGreaterThan(20);
  expect(banners.length).toBeGreaterThan(3);
  const cards = shown.flatMap((image: string) => [280, 480].map(width => image.replace('/media/', `w${width}/`)));
  const wide = banners.map(({ image }: { image: string }) => image.replace('/media/', 'w1600/'));
  expect([...cards, ...wide].filter(path => !existsSync(join(folder, path)))).toEqual([]);
});
