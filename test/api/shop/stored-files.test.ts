import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFiles } from '#commands/move/copy-files.ts';
import { moveShopFiles } from '#commands/move/move-shop-files.ts';
import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { openFiles, openFolder, requireSamePlace } from '#process/open-files.ts';
import type { Adapter } from '#shared/ports/adapter.ts';
import {
  editConnection,
  filesStay,
  listConnections,
  removeConnection,
  testConnection,
} from '#shop/connections/contract.ts';
import { tryBrowsers } from '#shop/connections/server/try-browsers.ts';
import { SHOP } from '#test/adapters/vendor.ts';
import { type Bucket, OWN_FILES, openBucket } from '#test/fakes/bucket.ts';
import { castOf, givePasswords } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { PASSWORD } from '#test/rights/scene.ts';

const S3 = { port: 'storage', name: 's3' } as const;
const KEY = 'photos/1_a.webp';

describe('storage that an administrator sets up', () => {
  let dataDir: string;
  let bucket: Bucket;
  let folder: StoragePort;
  let shop: TestShop;
  let admin: Client;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'files-'));
    bucket = await openBucket();
    folder = (await openFolder(dataDir)).storage;
    for (const key of [KEY, 'returns/2_b.webp', 'incoming/3_c.webp'])
      await folder.put(key, Buffer.from(key), 'image/webp');
    shop = await startTestShop('postgres', { worksJobs: false, tools: OWN_FILES, storage: folder, address: SHOP });
    const cast = await castOf(shop);
    await givePasswords(shop, PASSWORD);
    admin = await shop.as(cast.admin);
  });
  afterAll(async () => {
    await shop.end();
    await bucket.end();
    await rm(dataDir, { recursive: true });
  });

  const env = () => ({ s3: undefined, dataDir, databaseUrl: shop.databaseUrl });
  const files = () => openFiles(env(), shop.open.db, OWN_FILES);
  const move = (to: string) => moveShopFiles(shop.context, env(), to);
  const s3 = async () => (await admin.call(listConnections, {})).data.find(({ name }) => name === 's3');
  const store = (values: Record<string, string>) => admin.call(editConnection, { ...S3, values, password: PASSWORD });
  const read = async (from: StoragePort) => (await readWhole(from, KEY, 100))?.toString();

  it('is tested by writing, reading and deleting a file, and says no secret', async () => {
    await store(bucket.wrong);
    const failed = await admin.call(testConnection, { ...S3 });
    expect(failed).toMatchObject({ works: false, message: expect.stringContaining('SignatureDoesNotMatch') });
    expect(JSON.stringify([failed, await s3()])).not.toContain(bucket.wrong.secret);
    await store(bucket.settings);
    const { host } = new URL(bucket.settings.endpoint ?? '');
    expect(await admin.call(testConnection, { ...S3 })).toMatchObject({ works: true, message: `goods, ${host}` });
    for await (const { key } of bucket.store.list('trial/')) expect(key).toBe('nothing');
  });

  it('is tested with the eyes of a browser, on pages of this shop and of no other', async () => {
    const adapter = (await importAdapterFile('storage', 's3', 'adapter')) as Adapter<'storage'>;
    const storage = adapter.connect(bucket.settings, OWN_FILES);
    await tryBrowsers(storage, OWN_FILES, { address: SHOP, language: 'en' });
    const other = { address: 'https://other.example/shop', language: 'en' };
    const elsewhere = tryBrowsers(storage, OWN_FILES, other);
    await expect(elsewhere).rejects.toThrow('allow PUT from https://other.example');
    for await (const { key } of storage.list('trial/')) expect(key).toBe('nothing');
  });

  it('is not switched on by a call, because files have to be copied', async () => {
    await expect(admin.call(editConnection, { ...S3, isOn: true })).rejects.toMatchObject({ code: filesStay.code });
    expect(await s3()).toMatchObject({ isOn: false });
    expect((await files()).storage.place).toBe(folder.place);
  });

  it('is not moved to while a process of the shop runs, or does not work', async () => {
    await shop.open.execute(
      `insert into process_reports (id, kind, version, host, pid, started_at, seen_at, lag_ms, memory_bytes, answered,
        failed, cache_hits, cache_misses, connections_used, connections_most, waiting)
      values (gen_random_uuid(), 'server', '1', 'shop-1', 8, now(), now(), 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    );
    await expect(move('s3')).rejects.toThrow('Process 8 on shop-1');
    await shop.open.execute(`update process_reports set seen_at = now() - interval '2 minutes'`);
    await store({ secret: 'another one' });
    await expect(move('s3')).rejects.toThrow('The test of s3 failed');
    await expect(move('pigeon')).rejects.toThrow('pigeon is not set up');
    await store({ secret: bucket.settings.secret ?? '' });
    expect(await s3()).toMatchObject({ isOn: false });
    expect(await bucket.store.sizeOf(KEY)).toBeUndefined();
  });

  it('has every picture after the command, and is used by processes that start from then on', async () => {
    const begun = await files();
    await move('s3');
    expect(await read(bucket.store)).toBe(KEY);
    expect(await bucket.store.sizeOf('returns/2_b.webp')).toBe(16);
    expect(await bucket.store.sizeOf('incoming/3_c.webp')).toBeUndefined();
    expect(await read(folder)).toBe(KEY);
    const now = await files();
    expect(now).toMatchObject({ where: 'S3', storage: { place: bucket.store.place } });
    expect(await read(now.storage)).toBe(KEY);
    // A process that read the old place just before.
    await expect(requireSamePlace(begun, env(), shop.open.db)).rejects.toThrow('were moved while this process started');
    expect(await s3()).toMatchObject({ isOn: true });
    await move('s3');
  });

  it('is not switched to by pictures that did not arrive whole; the others are copied, and files of others left', async () => {
    const parts = { good: Buffer.from('good'), half: Buffer.from('half of it') };
    const from = {
      list: async function* (prefix: string) {
        for (const name of ['half.webp', 'Not Ours.JPG', 'good.webp'])
          if (prefix === 'photos/') yield { key: `photos/${name}`, size: 1, changedAt: new Date() };
      },
      open: async (key: string) => {
        const bytes = key.includes('good') ? parts.good : Buffer.from(`${parts.half}${Math.random()}`);
        return { size: bytes.length, stream: Readable.from([bytes]) };
      },
    };
    await expect(copyFiles(from, bucket.store)).rejects.toThrow(
      '1 picture could not be copied whole, such as photos/half',
    );
    expect(await bucket.store.sizeOf('photos/good.webp')).toBe(4);
    for (const name of ['half', 'good']) await bucket.store.remove(`photos/${name}.webp`);
  });

  it('keeps its place while it has the files, and takes other keys', async () => {
    for (const values of [{ bucket: 'others' }, { endpoint: 'https://s3.example' }])
      await expect(store(values)).rejects.toMatchObject({ code: filesStay.code });
    await expect(admin.call(removeConnection, { ...S3 })).rejects.toMatchObject({ code: filesStay.code });
    await expect(admin.call(editConnection, { ...S3, isOn: false })).rejects.toMatchObject({ code: filesStay.code });
    expect(await store({ secret: 'a newer one', publicUrl: 'https://files.example' })).toMatchObject({
      data: { isOn: true },
    });
    await store({ secret: bucket.settings.secret ?? '', publicUrl: '' });
    expect(await s3()).toMatchObject({ isOn: true, isComplete: true });
  });

  it('gives way to the bucket of the environment, which takes the files over by the same command', async () => {
    const other = await openBucket();
    const { endpoint = '', key = '', secret = '' } = other.settings;
    const named = {
      endpoint,
      bucket: 'goods',
      key,
      secret,
      region: 'us-east-1',
      publicUrl: undefined,
      pathStyle: true,
    };
    const place = { ...env(), s3: named };
    expect((await openFiles(place, shop.open.db, OWN_FILES)).storage.place).toBe(other.store.place);
    await moveShopFiles(shop.context, place, 'environment');
    expect(await read(other.store)).toBe(KEY);
    await expect(move('environment')).rejects.toThrow('No S3_… variables are set');
    // And back from there.
    await other.store.put('photos/9_new.webp', Buffer.from('new'), 'image/webp');
    await moveShopFiles(shop.context, place, 'folder');
    expect(await folder.sizeOf('photos/9_new.webp')).toBe(3);
    expect((await files()).storage.place).toBe(folder.place);
    await admin.call(removeConnection, { ...S3 });
    await other.end();
  });

  it('that can’t be connected any more stops a start, instead of another place', async () => {
    await shop.open.execute(`insert into connections (port, name, is_on) values ('storage', 'gone-service', true)`);
    await expect(files()).rejects.toThrow('kept by the service gone-service');
  });
});
