import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '#platform/db/postgres.ts';
import { castOf, makeProduct } from '#test/cast.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { insertManyOrders } from '#test/many-orders.ts';
import { breaches } from '#test/order-invariants.ts';
import { runCommand } from '#test/run-command.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';

const ORDERS = 100_000;
/** What a process may have for everything it makes; the rows of such a shop have ten times as much. */
const LITTLE_MEMORY = ['--max-old-space-size=96'];

/** R62 */
describe(`a backup of ${ORDERS} orders`, () => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { worksJobs: false });
    folder = await mkdtemp(join(tmpdir(), 'large-backup-'));
    const { asha, deccan } = await castOf(shop);
    const product = await makeProduct(shop, deccan.sellerId);
    await insertManyOrders(shop.open.db, { buyer: asha.id, seller: deccan.sellerId, product }, ORDERS);
  }, 600_000);
  afterAll(async () => {
    await shop.end();
    await rm(folder, { recursive: true });
  });

  it('is written and restored within 96 MB of memory, while the shop answers', async ({ task }) => {
    const path = join(folder, 'shop.zip');
    const begun = performance.now();
    let isDone = false;
    let slowest = 0;
    const asking = (async () => {
      while (!isDone) {
        const asked = performance.now();
        expect((await shop.guest.inject({ url: '/readyz' })).statusCode).toBe(200);
        slowest = Math.max(slowest, performance.now() - asked);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    })();
    const env = { DATABASE_URL: shop.databaseUrl ?? '', DATA_DIR: folder };
    const made = await runCommand('backup', ['--to', path], env, LITTLE_MEMORY);
    isDone = true;
    await asking;
    expect(made).toMatchObject({ code: 0, faults: '' });
    const written = performance.now();
    const url = await freshDatabase(inject('postgresUrl'), `r_${randomUUID()}`);
    const restored = await runCommand(
      'restore',
      [path],
      { DATABASE_URL: url, DATA_DIR: join(folder, 'new') },
      LITTLE_MEMORY,
    );
    expect(restored).toMatchObject({ code: 0, faults: '' });
    const open = await openPostgres(url, 2, { answersWithinMs: 600_000 });
    expect(await breaches(open.db)).toEqual([]);
    await open.close();
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    task.meta.figures = {
      'written and read again in': seconds(written - begun),
      'restored and proved in': seconds(performance.now() - written),
      'slowest answer of the shop meanwhile': `${Math.round(slowest)} ms`,
      'size of the file': `${((await stat(path)).size / 1e6).toFixed(1)} MB`,
    };
  });
});
