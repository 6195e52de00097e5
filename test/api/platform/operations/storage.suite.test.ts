import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform/http/app.ts';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import { PART_BYTES, type StoragePort, type StoredObject, type UploadPermission } from '#platform/storage/storage.ts';
import { openBucket } from '#test/fakes/bucket.ts';

/** An adapter under test, with the address that its permissions are below. */
interface Bench {
  readonly store: StoragePort;
  readonly at: string;
  readonly end: () => Promise<unknown>;
}

async function folderBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const store = await openFolderStore(join(folder, 'not', 'there', 'yet'));
  const app = await createApp({ publicUrl: undefined, trustProxy: false, logLevel: 'silent' });
  store.mount(app);
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  return { store, at, end: async () => Promise.all([app.close(), rm(folder, { recursive: true })]) };
}

async function s3Bench(): Promise<Bench> {
  const { store, endpoint, end } = await openBucket();
  return { store, at: endpoint, end };
}

const KEY = 'photos/1763_ab_front.webp';

describe.each([
  ['the folder', folderBench],
  ['S3', s3Bench],
])('%s as the storage', (name, open) => {
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
    const later = url.replace(/(until=|X-Amz-Date=\d{6})\d\d/, '$199');
    expect(later).not.toBe(url);
    const tries: [string, Promise<Response>][] = [
      ['another key', send({ url: url.replace('one.webp', 'other.webp'), headers }, bytes)],
      ['shorter', send({ url, headers }, bytes.subarray(1))],
      ['longer', send({ url, headers }, Buffer.concat([bytes, bytes]))],
      ['another type', send({ url, headers: { 'content-type': 'text/html' } }, bytes)],
      ['another time', send({ url: later, headers }, bytes)],
      ['no signature', send({ url: url.replace(/[?&](X-Amz-S|s)ignature=[^&]*/, ''), headers }, bytes)],
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

  // The S3 server of this bench does not know the word.
  if (name !== 'S3')
    it('forgets parts that are given up', async () => {
      const id = await store.beginParts('others/never.zip');
      const permission = await store.permitPart('others/never.zip', id, 1, 3);
      const { headers } = await send(permission, Buffer.from('abc'));
      await store.abortParts('others/never.zip', id);
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
