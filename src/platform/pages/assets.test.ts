import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveAssets } from './assets.ts';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets', 'hi'), { recursive: true });
  await writeFile(join(folder, 'assets', 'shop-a1.js'), 'shop();');
  await writeFile(join(folder, 'assets', 'shop-a1.js.gz'), gzipSync('shop();'));
  await writeFile(join(folder, 'assets', 'hi', 'cart-b2.js'), 'cart();');
  await writeFile(join(folder, 'secret.txt'), 'not for browsers');
  app = Fastify();
  await serveAssets(app, join(folder, 'assets'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const get = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } });

it('serves files of the folder and of folders in it, to be kept for a year', async () => {
  const shop = await get('/assets/shop-a1.js');
  expect([shop.statusCode, shop.body]).toEqual([200, 'shop();']);
  expect(shop.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/hi/cart-b2.js')).body).toBe('cart();');
});

it('serves the compressed file to who accepts it, under the same address', async () => {
  const shop = await get('/assets/shop-a1.js', 'gzip');
  expect(shop.headers['content-encoding']).toBe('gzip');
  expect(shop.headers['content-type']).toContain('javascript');
});

it.each([
  '/assets/SHOP-a1.js',
  '/assets/',
  '/assets/hi',
  '/assets/%2e%2e/secret.txt',
  '/assets//shop-a1.js',
  '/assets/none.js',
])('has nothing at %s', async url => {
  expect((await get(url)).statusCode).toBe(404);
});

it('finds what a newer build has put into the folder since', async () => {
  expect((await get('/assets/shop-c3.js')).statusCode).toBe(404);
  await writeFile(join(folder, 'assets', 'shop-c3.js'), 'shop2();');
  expect((await get('/assets/shop-c3.js')).body).toBe('shop2();');
  await mkdir(join(folder, 'assets', 'ta'));
  await writeFile(join(folder, 'assets', 'ta', 'cart-d4.js'), 'cart2();');
  expect((await get('/assets/ta/cart-d4.js')).body).toBe('cart2();');
  await writeFile(join(folder, 'assets', 'hi', 'cart-e5.js'), 'cart3();');
  expect((await get('/assets/hi/cart-e5.js')).body).toBe('cart3();');
  await rm(join(folder, 'assets', 'hi'), { recursive: true });
  expect((await get('/assets/hi/none.js')).statusCode).toBe(404);
});

it('does not read the folder again for what is missing, as long as nothing was put there', async () => {
  const assets = join(folder, 'assets');
  const long = new Date('2026-01-01');
  await utimes(assets, long, long);
  expect((await get('/assets/shop-c3.js')).statusCode).toBe(404);
  await writeFile(join(assets, 'shop-c3.js'), 'shop2();');
  // As if nothing had been put there.
  await utimes(assets, long, long);
  expect((await get('/assets/shop-c3.js')).statusCode).toBe(404);
  await utimes(assets, new Date(), new Date());
  expect((await get('/assets/shop-c3.js')).statusCode).toBe(200);
});
