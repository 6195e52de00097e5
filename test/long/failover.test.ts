import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import type { ProductId } from '#shared/id.ts';
import { stockOf } from '#test/builders/buying.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd } from '#test/proof/crowd.ts';
import { type Attempt, attemptsOf, expectOneOrderEach, tryUntilPlaced } from '#test/proof/patience.ts';
import { type PrimaryAndReplica, startPrimaryAndReplica } from '#test/proof/primary-and-replica.ts';
import { type TwoServers, twoServers } from '#test/proof/two-servers.ts';

const CROWD = 3_000;
const AT_ONCE = 8;
const STOCK = 100_000;

let pair: PrimaryAndReplica;
let shop: TestShop;
let servers: TwoServers;
let phone: ProductId;
beforeAll(async () => {
  pair = await startPrimaryAndReplica(true);
  shop = await startTestShop('postgres', { worksJobs: false }, pair.primary.url);
  phone = await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { stock: STOCK });
  servers = await twoServers(pair.atBoth(String(shop.databaseUrl)));
});
afterAll(async () => {
  await servers.close();
  await shop.end();
  await pair.stop();
});

/** docs/security-cases.md X10 */
it('the primary is restarted while they order, then dies and the replica is promoted: the servers find it, and nothing acknowledged is lost', async ({
  task,
}) => {
  const attempts = attemptsOf(await makeCrowd(shop.open.db, CROWD, [phone]));
  const queue = attempts.values();
  const placed: { readonly attempt: Attempt; readonly at: number }[] = [];
  let isOver = false;
  const shopper = async () => {
    for (const attempt of queue) {
      if (isOver) return;
      await tryUntilPlaced(servers.url, attempt);
      placed.push({ attempt, at: performance.now() });
    }
  };
  const shoppers = Promise.all(Array.from({ length: AT_ONCE }, shopper));
  const soldAgainAfter = (moment: number) =>
    expect.poll(() => placed.some(({ at }) => at > moment), { timeout: 30_000 }).toBe(true);
  await pause(3_000);
  await pair.primary.restart();
  const restarted = performance.now();
  await soldAgainAfter(restarted);
  await pause(3_000);
  const died = performance.now();
  await pair.primary.kill();
  await pair.replica.promote();
  const promoted = performance.now();
  await soldAgainAfter(promoted);
  await pause(3_000);
  isOver = true;
  await shoppers;

  const open = await openPostgres(pair.atReplica(String(shop.databaseUrl)), 2);
  const asked = attempts.filter(({ told }) => told.length > 0);
  const before = placed.filter(({ at }) => at < died);
  const firstAfter = (moment: number) => Math.min(...placed.map(({ at }) => at).filter(at => at > moment));
  const longestGap = Math.max(...placed.slice(1).map(({ at }, before) => at - (placed[before]?.at ?? at)));
  expect(before.length).toBeGreaterThan(AT_ONCE);
  expect(before.some(({ at }) => at > restarted)).toBe(true);
  await expectOneOrderEach(open.db, servers.url, asked);
  expect(await stockOf(open.db, phone)).toBe(STOCK - asked.length);
  task.meta.figures = {
    'seconds from the clean restart to the first order': ((firstAfter(restarted) - restarted) / 1000).toFixed(1),
    'orders acknowledged before the primary died': String(before.length),
    'orders acknowledged in all': String(placed.length),
    'acknowledged orders lost': '0',
    'seconds without an order': (longestGap / 1000).toFixed(1),
    'seconds from the promotion to the first order': ((firstAfter(promoted) - promoted) / 1000).toFixed(1),
  };
  await open.close();
});
