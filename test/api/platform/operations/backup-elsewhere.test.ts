import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { fillPlace } from '#commands/backup/fill-place.ts';
import { breachesOf } from '#commands/check/breaches.ts';
import { MIGRATIONS } from '#commands/project.ts';
import { openArchive } from '#platform/backup/archive/archive-reader.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { hasShopData } from '#platform/backup/source/empty-place.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { migrate, readMigrations } from '#platform/db/migrations/migrate.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import { newId } from '#shared/id.ts';
import { type Bucket, openBucket } from '#test/fakes/bucket.ts';
import { runCommand } from '#test/fixtures/run-command.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
/** Made by the last build whose migrations were 37 files (decision 106), of the demo shop without its pictures. */
const EARLIER = resolve(import.meta.dirname, '../../../fixtures/backups/before-first-release.zip');
const NAME = 'Asha Deshpande';

/** Backups that are restored by another version of the shop, or from and into a bucket. */
describe('a backup', () => {
  let folder: string;
  let path: string;
  let bucket: Bucket;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
    path = join(folder, 'shop.zip');
    bucket = await openBucket();
    await bucket.store.put('photos/1_a.webp', Buffer.from('a picture'), 'image/webp');
    await inNewDatabase(async open => {
      await migrate(open.db, MIGRATIONS);
      await sql`insert into users (id, user_name, user_name_key, email, password_hash, role, type)
        values (${newId()}, ${NAME}, 'asha', 'asha@shop.example', '', 'user', 'user')`.execute(open.db);
      await sql`insert into connections (port, name, is_on) values ('storage', 's3', true)`.execute(open.db);
      await makeBackup(path, { open, store: bucket.store, shop: '0.1.0', now: new Date() });
    });
  });
  afterAll(async () => {
    await bucket.end();
    await rm(folder, { recursive: true });
  });

  async function inNewDatabase(work: (open: OpenDatabase, url: string) => Promise<void>): Promise<void> {
    const url = await freshDatabase(inject('postgresUrl'), `e_${randomUUID()}`);
    const open = await openPostgres(url, 2);
    await work(open, url).finally(open.close);
  }

  it('of a shop in a bucket has its pictures', async () => {
    await inNewDatabase(async ({ db }, url) => {
      const restored = await runCommand('restore', [path], { DATABASE_URL: url, DATA_DIR: folder });
      expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('1 picture.') });
      // Two shops never share their files.
      expect(restored.said).toContain(`They are in ${folder}/storage now.`);
      expect(await db.selectFrom('connections').select(['name', 'is_on']).execute()).toEqual([
        { name: 's3', is_on: false },
      ]);
      expect(await db.selectFrom('users').select('user_name').execute()).toEqual([{ user_name: NAME }]);
    });
    const store = await openFolderStore(join(folder, 'storage'));
    expect(await store.sizeOf('photos/1_a.webp')).toBe(9);
  });

  it('of the build before the first release is restored with every row, and is up to date', async () => {
    await inNewDatabase(async ({ db }, url) => {
      const restored = await runCommand('restore', [EARLIER], { DATABASE_URL: url, DATA_DIR: folder });
      expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('7,969 rows') });
      const known = await readMigrations(MIGRATIONS);
      const ran = await db.selectFrom('migrations').select('name').orderBy('name').execute();
      expect(ran.slice(37).map(({ name }) => name)).toEqual(known.map(({ name }) => name));
      expect(await breachesOf(db)).toEqual([]);
    });
  });

  it('of a build before that one is refused with the way to go, and nothing is changed', async () => {
    const archive = await openArchive(EARLIER);
    const migrations = archive.source.migrations.slice(0, 30);
    await inNewDatabase(async (open, url) => {
      await expect(fillPlace(open, url, { ...archive.source, migrations }, () => {})).rejects.toThrow(
        'of an earlier build. Bring it up to the build of 24 November 2026 first',
      );
      expect(await hasShopData(open)).toBe(false);
    });
    archive.close();
  });

  it('of a shop in a bucket goes into another bucket', async () => {
    const other = await openBucket();
    await inNewDatabase(async (_, url) => {
      expect(await runCommand('restore', [path], { DATABASE_URL: url, DATA_DIR: folder, ...other.env })).toMatchObject({
        code: 0,
      });
    });
    expect(await other.store.sizeOf('photos/1_a.webp')).toBe(9);
    await other.end();
  });

  it('is refused by a version that is older than the shop was, and nothing is changed', async () => {
    const archive = await openArchive(path);
    const migrations = [...archive.source.migrations, { name: '9999_later.sql', hash: 'of later' }];
    await inNewDatabase(async (open, url) => {
      await expect(fillPlace(open, url, { ...archive.source, migrations }, () => {})).rejects.toThrow(
        '9999_later.sql is not a migration of this version of the shop',
      );
      expect(await hasShopData(open)).toBe(false);
    });
    archive.close();
  });
});
