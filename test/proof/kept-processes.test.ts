import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd } from './crowd.ts';
import { attemptsOf, expectOneOrderEach, tryOnce, tryUntilPlaced } from './patience.ts';
import { pids } from './pids.ts';
import { type ShopProcess, startKeptProcesses } from './start-process.ts';

let shop: TestShop;
let kept: ShopProcess;
let phone: ProductId;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  phone = await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { stock: 1_000 });
  kept = await startKeptProcesses(String(shop.databaseUrl));
});
afterAll(async () => {
  await kept.kill();
  await shop.end();
});

it('two processes share a port; one that is killed while they order is replaced, and every order is there once (X29)', {
  timeout: 300_000,
}, async () => {
  const [victim = 0] = await pids(kept.url);
  const attempts = attemptsOf(await makeCrowd(shop.open.db, 40, [phone]));
  const ordering = attempts.map(attempt => tryUntilPlaced(kept.url, attempt));
  await Promise.race(ordering);
  process.kill(victim, 'SIGKILL');
  await pids(kept.url, victim);
  await Promise.all(ordering);
  await expectOneOrderEach(shop.open.db, kept.url, attempts);
});

it('all processes shut down cleanly on request, and no order is lost or duplicated (X28)', {
  timeout: 120_000,
}, async () => {
  const attempts = attemptsOf(await makeCrowd(shop.open.db, 20, [phone]));
  const ordering = attempts.map(attempt => tryOnce(kept.url, attempt));
  await Promise.race(ordering);
  kept.terminate();
  await Promise.all(ordering);
  expect(await kept.ended).toBeNull();
  expect(kept.exitCode()).toBe(0);
  await expectOneOrderEach(shop.open.db, await shop.app.listen({ port: 0, host: '127.0.0.1' }), attempts);
});

it('says once why it can not start, and ends', async () => {
  const away = new URL(inject('postgresUrl'));
  away.port = '1';
  await expect(startKeptProcesses(away.href)).rejects.toThrow('ended before it listened');
});
