import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { RoleWithoutLimits } from '#platform/db/postgres/session-limits.ts';
import type { ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type Pooler, startPgbouncer } from '#test/postgres/pgbouncer.ts';
import { makeCrowd } from '#test/proof/crowd.ts';
import { attemptsOf, expectOneOrderEach, tryUntilPlaced } from '#test/proof/patience.ts';
import { type ShopProcess, startProcess } from '#test/proof/start-process.ts';

/** Fewer connections than either server would have by itself, so that transactions really share them. */
const POOL = 4;
const CROWD = 120;
const AT_ONCE = 8;
const ROLE = 'pooled_shop';

let shop: TestShop;
let direct: string;
let pooler: Pooler | undefined;
const servers: ShopProcess[] = [];
let phone: ProductId;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  phone = await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { stock: 10_000 });
  await atDatabase(`drop role if exists ${ROLE}`, `create role ${ROLE} login superuser`);
  direct = Object.assign(new URL(String(shop.databaseUrl)), { username: ROLE }).href;
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.kill()));
  await pooler?.stop();
  await shop.end();
});

async function atDatabase(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: String(shop.databaseUrl) });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

it('a role without limits is refused with the statements that give it some, and taken with them', async () => {
  const before = await startPgbouncer(direct, POOL);
  const refusal = await openPostgres(before.url, 2, { directUrl: direct }).catch((error: unknown) => error);
  await before.stop();
  if (!(refusal instanceof RoleWithoutLimits)) throw refusal;
  await atDatabase(...refusal.message.split('\n').filter(line => line.startsWith('  ALTER ROLE')));
  pooler = await startPgbouncer(direct, POOL);
  const open = await openPostgres(pooler.url, 2, { directUrl: direct });
  expect((await open.execute('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
  await open.close();
});

it('two servers share a few connections: they sell, receive each other’s changes and run jobs', async ({ task }) => {
  const url = String(pooler?.url);
  servers.push(
    ...(await Promise.all([1, 2].map(() => startProcess(url, undefined, `--direct=${direct}`, '--works-jobs')))),
  );
  const [one = '', other = ''] = servers.map(server => server.url);
  const shown = async () => {
    const answer = await fetch(`${other}/api/shop/products/get/${phone}`);
    return ((await answer.json()) as { data: { totalStock: number } }).data.totalStock;
  };
  expect(await shown()).toBe(10_000);
  const attempts = attemptsOf(await makeCrowd(shop.open.db, CROWD, [phone]));
  const begun = performance.now();
  const queue = attempts.values();
  const shopper = async () => {
    for (const attempt of queue) await tryUntilPlaced(one, attempt);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
  const seconds = (performance.now() - begun) / 1000;
  await expectOneOrderEach(shop.open.db, other, attempts);
  await expect.poll(shown).toBe(10_000 - CROWD);
  const done = `select from jobs.job where name = 'mail.orders.placed' and state = 'completed'`;
  await expect.poll(async () => (await shop.open.execute(done)).rows.length, { timeout: 120_000 }).toBe(CROWD);
  task.meta.figures = { 'orders a second by one server through four connections': (CROWD / seconds).toFixed(0) };
});
