import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MIGRATIONS } from '#commands/project.ts';
import { openPglite } from '#platform/db/embedded/pglite.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openShop } from '#src/shop.ts';
import { insertManyOrders } from '#test/builders/many-orders.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { runCommand } from '#test/fixtures/run-command.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

const ORDERS = 100_000;
const EMBEDDED_ORDERS = 20_000;
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
    const env = { DATABASE_URL: shop.databaseUrl ?? '', DATA_DIR: folder };
    const slowest = await slowestAnswer(shop, async () => {
      const made = await runCommand('backup', ['--to', path], env, LITTLE_MEMORY);
      expect(made).toMatchObject({ code: 0, faults: '' });
    });
    const written = performance.now();
    const url = await freshDatabase(inject('postgresUrl'), `r_${randomUUID()}`);
    const restored = await runCommand(
      'restore',
      [path],
      { DATABASE_URL: url, DATA_DIR: join(folder, 'new') },
      LITTLE_MEMORY,
    );
    expect(restored).toMatchObject({ code: 0, faults: '' });
    const restoredMs = performance.now() - written;
    expect(await runCommand('admin', ['check'], { DATABASE_URL: url, DATA_DIR: folder })).toMatchObject({ code: 0 });
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    task.meta.figures = {
      'written and read again in': seconds(written - begun),
      'restored and proved in': seconds(restoredMs),
      'slowest answer of the shop meanwhile': `${Math.round(slowest)} ms`,
      'size of the file': `${((await stat(path)).size / 1e6).toFixed(1)} MB`,
    };
  });
});

/** R62 */
describe(`a backup of ${EMBEDDED_ORDERS} orders in the embedded database`, () => {
  it('holds the shop up only while its files are copied', async ({ task }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-backup-'));
    const open = await openPglite(join(dataDir, 'db'));
    await bringUpToDate(open, undefined, MIGRATIONS);
    const mail = { smtpUrl: undefined, dataDir, publicUrl: undefined };
    const shop = await openShop(open, {
      publicUrl: undefined,
      trustProxy: false,
      logLevel: 'silent',
      worksJobs: false,
      mail,
    });
    const { asha, deccan } = await castOf(shop as TestShop);
    const product = await makeProduct(shop as TestShop, deccan.sellerId);
    await insertManyOrders(open.db, { buyer: asha.id, seller: deccan.sellerId, product }, EMBEDDED_ORDERS);

    const slowest = await slowestAnswer(shop, async () => {
      expect(await runCommand('backup', [], { DATA_DIR: dataDir }, LITTLE_MEMORY)).toMatchObject({
        code: 0,
        faults: '',
      });
    });
    task.meta.figures = { 'slowest answer of the shop meanwhile': `${Math.round(slowest)} ms` };
    await shop.close();
    await open.close();
    await rm(dataDir, { recursive: true });
  });
});

/** Asks a shop again and again while something is done. @returns how long its slowest answer took */
async function slowestAnswer(shop: Pick<TestShop, 'app'>, work: () => Promise<void>): Promise<number> {
  let isDone = false;
  let slowest = 0;
  const asking = (async () => {
    while (!isDone) {
      const asked = performance.now();
      await shop.app.inject({ url: '/readyz' });
      slowest = Math.max(slowest, performance.now() - asked);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await asking;
  return slowest;
}
