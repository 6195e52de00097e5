import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/cast.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';
import { makeCrowd } from './crowd.ts';
import { attemptsOf, expectOneOrderEach, tryOnce, tryUntilPlaced } from './patience.ts';
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

/** Which process answers on a new connection; undefined when it dies meanwhile. */
function pidOf(url: string): Promise<number | undefined> {
  return new Promise(told => {
    get(`${url}/process`, { agent: false }, answer => {
      json(answer).then(
        said => told((said as { pid: number }).pid),
        () => told(undefined),
      );
    }).on('error', () => told(undefined));
  });
}

/** Two processes that answer, found by asking until two different ones have, and none that is known to be gone. */
async function pids(url: string, gone?: number): Promise<readonly number[]> {
  const found = new Set<number>();
  while (found.size < 2) {
    const pid = await pidOf(url);
    if (pid !== undefined && pid !== gone) found.add(pid);
    else await pause(50);
  }
  return [...found];
}

it('two processes share a port; one that is killed while they order is replaced, and every order is there once (X29)', {
  timeout: 120_000,
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

it('all of them end in order when they are told to, and nobody who orders fails (X28)', async () => {
  const attempts = attemptsOf(await makeCrowd(shop.open.db, 20, [phone]));
  const ordering = attempts.map(attempt => tryOnce(kept.url, attempt));
  await Promise.race(ordering);
  kept.terminate();
  expect((await Promise.all(ordering)).map(({ status }) => status)).toEqual(attempts.map(() => 200));
  expect(await kept.ended).toBeNull();
  expect(kept.exitCode()).toBe(0);
});

it('says once why it can not start, and ends', async () => {
  const away = new URL(inject('postgresUrl'));
  away.port = '1';
  await expect(startKeptProcesses(away.href)).rejects.toThrow('ended before it listened');
});
