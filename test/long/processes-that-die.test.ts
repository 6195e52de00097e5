import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd } from '#test/proof/crowd.ts';
import { type Attempt, attemptsOf, expectOneOrderEach, tryUntilPlaced } from '#test/proof/patience.ts';
import { pids } from '#test/proof/pids.ts';
import { type ShopProcess, startKeptProcesses, startProcess } from '#test/proof/start-process.ts';

const CROWD = 400;
const AT_ONCE = 8;

let shop: TestShop;
let kept: ShopProcess;
let phone: ProductId;
let attempts: readonly Attempt[];
let startsInMs: number;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  phone = await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { stock: 100_000 });
  const begun = performance.now();
  const alone = await startProcess(String(shop.databaseUrl));
  startsInMs = performance.now() - begun;
  await alone.kill();
  kept = await startKeptProcesses(String(shop.databaseUrl), {
    flags: ['--max-old-space-size=128'],
    args: ['--sheds'],
  });
});
beforeEach(async () => {
  attempts = attemptsOf(await makeCrowd(shop.open.db, CROWD, [phone]));
  await pids(kept.url);
});
afterAll(async () => {
  await kept.kill();
  await shop.end();
});

function everybodyOrders(): Promise<unknown> {
  const queue = attempts.values();
  const shopper = async () => {
    for (const attempt of queue) await tryUntilPlaced(kept.url, attempt);
  };
  return Promise.all(Array.from({ length: AT_ONCE }, shopper));
}

/** Has a fault happen in one of the processes. @returns which one */
async function strike(fault: string): Promise<number> {
  const answer = await fetch(`${kept.url}/fault/${encodeURIComponent(fault)}`);
  return ((await answer.json()) as { pid: number }).pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const toldBusy = () => attempts.flatMap(({ told }) => told).filter(({ status }) => status === 503).length;

/** docs/security-cases.md X29 */
it.for(['a full heap', 'a kill by the system', 'standing still'])(
  'after %s another process takes the place, and every order is there once',
  async (fault, { task }) => {
    const ordering = everybodyOrders();
    const pid = await strike(fault);
    await expect.poll(() => isAlive(pid), { timeout: 30_000, interval: 20 }).toBe(false);
    const died = performance.now();
    await pids(kept.url, pid);
    const backAfterMs = performance.now() - died;
    await ordering;
    await expectOneOrderEach(shop.open.db, kept.url, attempts);
    task.meta.figures = {
      [`ms without the second process after ${fault}`]: backAfterMs.toFixed(0),
      'ms that starting one took here': startsInMs.toFixed(0),
    };
  },
);

it('a process that stood still for five seconds sends away who waited, and goes on', async ({ task }) => {
  const ordering = everybodyOrders();
  const pid = await strike('five seconds');
  await ordering;
  await expectOneOrderEach(shop.open.db, kept.url, attempts);
  expect(await pids(kept.url)).toContain(pid);
  task.meta.figures = {
    'orders told to come again after five seconds of standing still': String(toldBusy()),
    'the longest that anybody waited, ms': Math.max(
      ...attempts.flatMap(({ told }) => told.map(({ tookMs }) => tookMs)),
    ).toFixed(0),
  };
});
