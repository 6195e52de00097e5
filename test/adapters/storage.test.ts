import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapterFolders, importAdapterFile } from '#platform/adapters/find-adapters.ts';
import { createApp } from '#platform/http/app.ts';
import { adapterStore } from '#platform/storage/adapter-store.ts';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import { type StoragePort, storageUnavailable } from '#platform/storage/storage.ts';
import type { Adapter } from '#shared/ports/adapter.ts';
import type { StorageBench } from '#shared/ports/bench.ts';
import { PART_BYTES, PERMITTED_SECONDS, type StoredObject, type UploadPermission } from '#shared/ports/storage-port.ts';
import { OWN_FILES } from '#test/fakes/bucket.ts';
import { adapterSuite, standOf } from './adapter-suite.ts';

/** Storage under test, with the address that its permissions are below if they name none. */
interface Bench {
  readonly store: StoragePort;
  /** The same as it was just before permissions of then ended. */
  readonly before: StoragePort;
  readonly at?: string;
  readonly keepsParts?: true;
  readonly end: () => Promise<unknown>;
}

const before = () => new Date(Date.now() - (PERMITTED_SECONDS + 10) * 1000);

async function folderBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const place = join(folder, 'not', 'there', 'yet');
  const store = await openFolderStore(place);
  const app = await createApp({ publicUrl: undefined, trustProxy: false, logLevel: 'silent' });
  store.mount(app);
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  const earlier = await openFolderStore(place, before);
  return { store, before: earlier, at, end: async () => Promise.all([app.close(), rm(folder, { recursive: true })]) };
}

async function serviceBench(name: string): Promise<Bench> {
  const adapter = (await importAdapterFile('storage', name, 'adapter')) as Adapter<'storage'>;
  const { settings, ...bench } = await (
    (await importAdapterFile('storage', name, 'bench')) as () => Promise<StorageBench>
  )();
  const storeAt = (now: () => Date) => adapterStore(adapter.connect(settings, { ...OWN_FILES, now }));
  return { ...bench, store: storeAt(() => new Date()), before: storeAt(before) };
}

const folders = await adapterFolders('storage');

/** The contract of the port `storage`, which every folder in `adapters/storage` keeps (docs/adapters.md). */
describe.each(folders)('files at %s', name => {
  const BYTES = new TextEncoder().encode('bytes');
  adapterSuite('storage', name, connection => ({
    put: () => connection.put(KEY, BYTES, 'image/webp'),
    open: () => connection.open(KEY),
    remove: () => connection.remove(KEY),
    list: async () => {
      for await (const found of connection.list('photos/')) return found;
    },
    beginParts: () => connection.beginParts(KEY),
    completeParts: () => connection.completeParts(KEY, 'an-id', ['tag']),
  }));

  it('a test leaves nothing, and asks to write', async () => {
    const { server, connection } = await standOf<'storage', StorageBench>('storage', name);
    await connection.test();
    expect(server.calls.map(({ method }) => method)).toContain('PUT');
    for await (const { key } of connection.list('trial/')) expect(key).toBe('nothing');
    await server.close();
  });

  it('settings that find the same files have the same place, and others another', async () => {
    const adapter = (await importAdapterFile('storage', name, 'adapter')) as Adapter<'storage'>;
    const { bench, server, connection, denied } = await standOf<'storage', StorageBench>('storage', name);
    expect(denied.place).toBe(connection.place);
    for (const [field, { kind }] of Object.entries(adapter.fields))
      if (kind === 'secret') expect(connection.place).not.toContain(bench.settings[field]);
    await server.close();
  });
});

const KEY = 'photos/1763_ab_front.webp';

describe.each([
  ['the folder', folderBench] as const,
  ...folders.map(name => [name, () => serviceBench(name)] as const),
])('%s as the storage', (_name, open) => {
  let bench: Bench;
  let store: StoragePort;
  beforeAll(async () => {
    bench = await open();
    store = bench.store;
  });
  afterAll(() => bench.end());

  const send = ({ url, headers }: UploadPermission, body: Buffer, more: RequestInit = {}) =>
    fetch(new URL(url, bench.at), { method: 'PUT', headers, body: new Uint8Array(body), ...more });
  const listed = async (prefix: string) => {
    const all: StoredObject[] = [];
    for await (const each of store.list(prefix)) all.push(each);
    return all;
  };
  const read = (key: string) => readWhole(store, key, 50_000_000);

  it('gives back what was put there, whole, the last of one key', async () => {
    await store.put(KEY, Buffer.from('first'), 'image/webp');
    await store.put(KEY, Buffer.from('second one'), 'image/webp');
    expect((await read(KEY))?.toString()).toBe('second one');
    expect(await store.sizeOf(KEY)).toBe(10);
  });

  it('says what is not there, and bears that it is removed again', async () => {
    await store.put('photos/gone.webp', Buffer.from('x'), 'image/webp');
    await store.remove('photos/gone.webp');
    await store.remove('photos/gone.webp');
    expect(await store.sizeOf('photos/gone.webp')).toBeUndefined();
    expect(await store.open('photos/gone.webp')).toBeUndefined();
  });

  it('lists what begins alike, with sizes and times', async () => {
    for (const key of ['incoming/1_a.webp', 'incoming/2_b.webp', 'others/3_c.csv'])
      await store.put(key, Buffer.from('bytes'), 'image/webp');
    const found = await listed('incoming/');
    expect(found.map(({ key }) => key).sort()).toEqual(['incoming/1_a.webp', 'incoming/2_b.webp']);
    expect(found[0]?.size).toBe(5);
    expect(Math.abs(Date.now() - (found[0]?.changedAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await listed('nothing/')).toEqual([]);
  });

  it('takes exactly what it has permitted', async () => {
    const bytes = randomBytes(1000);
    const permission = await store.permitPut('incoming/permitted.webp', bytes.length);
    expect((await send(permission, bytes)).status).toBe(200);
    expect(await read('incoming/permitted.webp')).toEqual(bytes);
  });

  it('refuses another key, another length, another type and a later time than it has permitted', async () => {
    const bytes = randomBytes(1000);
    const { url, headers } = await store.permitPut('incoming/one.webp', bytes.length);
    const address = new URL(url, bench.at);
    const sendWith = (change: (query: URLSearchParams) => void) => {
      const other = new URL(address);
      change(other.searchParams);
      return send({ url: other.href, headers }, bytes);
    };
    const names = [...address.searchParams.keys()];
    const changed = names.map(name => {
      const value = address.searchParams.get(name) ?? '';
      const other = value.replace(/^./, first => (first === '1' ? '2' : '1'));
      return [`another ${name}`, sendWith(query => query.set(name, other))] as const;
    });
    const unsigned = names
      .filter(name => /sig/i.test(name))
      .map(name => [`no ${name}`, sendWith(query => query.delete(name))] as const);
    const ended = await bench.before.permitPut('incoming/one.webp', bytes.length);
    const tries: (readonly [string, Promise<Response>])[] = [
      ...changed,
      ...unsigned,
      ['another key', send({ url: url.replace('one.webp', 'other.webp'), headers }, bytes)],
      ['shorter', send({ url, headers }, bytes.subarray(1))],
      ['longer', send({ url, headers }, Buffer.concat([bytes, bytes]))],
      ['another type', send({ url, headers: { 'content-type': 'text/html' } }, bytes)],
      ['later than permitted', send(ended, bytes)],
    ];
    for (const [what, trying] of tries) expect((await trying).status, what).toBeGreaterThanOrEqual(400);
    for (const key of ['incoming/one.webp', 'incoming/other.webp']) expect(await store.sizeOf(key)).toBeUndefined();
  });

  it('makes one of several parts, sent in any order, once all of them are there', async () => {
    const bytes = randomBytes(PART_BYTES + 1000);
    const id = await store.beginParts('others/large.zip');
    const part = async (number: number) => {
      const piece = bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
      const answer = await send(await store.permitPart('others/large.zip', id, number, piece.length), piece);
      return answer.headers.get('etag') ?? '';
    };
    const [second, first] = [await part(2), await part(1)];
    expect(await store.completeParts('others/large.zip', id, [first, second])).toBe(true);
    expect((await read('others/large.zip'))?.equals(bytes)).toBe(true);
  });

  it('forgets parts that are given up', async () => {
    const id = await store.beginParts('others/never.zip');
    const permission = await store.permitPart('others/never.zip', id, 1, 3);
    const { headers } = await send(permission, Buffer.from('abc'));
    const given = store.abortParts('others/never.zip', id);
    // The server of this bench does not know the word, which is a refusal like others.
    if (bench.keepsParts) return expect(given).rejects.toMatchObject({ code: storageUnavailable.code });
    await given;
    await store.abortParts('others/never.zip', id);
    expect(await store.completeParts('others/never.zip', id, [headers.get('etag') ?? ''])).toBe(false);
  });

  it.each(['../secret', 'photos/../../secret', '/etc/passwd', 'Photos/A.webp', 'photos/', 'photos', ''])(
    'has no key %j',
    async key => {
      await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('is no key');
    },
  );
});
