import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { birthOf } from '#platform/backup/source/shop-tables.ts';
import { nightlyBackup } from '#process/nightly-backup.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

// The backup is made by a process of its own.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const DAY_MS = 86_400_000;

describe('the backup of the night', () => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { worksJobs: false });
    folder = await mkdtemp(join(tmpdir(), 'nightly-'));
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(async () => {
    await shop.end();
    await rm(folder, { recursive: true });
  });
  const backups = async () => (await readdir(folder)).filter(name => name.endsWith('.zip'));
  /** So many days after the shop was made, whatever the time of day is now. */
  const night = async (afterDays: number) => {
    const now = new Date((await birthOf(shop.open.db)).getTime() + afterDays * DAY_MS);
    const settings = { DATABASE_URL: shop.databaseUrl ?? '', DATA_DIR: folder, BACKUP_DIR: folder };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    return nightlyBackup(folder)({ ...shop.context, now: () => now }, {});
  };

  it('is made after the first night, and fails if it could not be made', async () => {
    await night(0);
    expect(await backups()).toEqual([]);
    await night(1);
    expect(await backups()).toHaveLength(1);
    vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/nothing');
    const failing = nightlyBackup(join(folder, 'other'))(
      { ...shop.context, now: () => new Date(Date.now() + 2 * DAY_MS) },
      {},
    );
    await expect(failing).rejects.toThrow('The backup failed');
  });
});
