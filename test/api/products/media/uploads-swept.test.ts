import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { sweepUploads } from '#products/media/server/media.ts';
import { beginUpload } from '#products/media/uploads.contract.ts';
import { newId } from '#shared/id.ts';
import { pictureFile, sendBytes, upload } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** docs/security-cases.md D16 */
describe.each(ENGINES)('files that lead nowhere, on the %s engine', engine => {
  let folder: string;
  let store: StoragePort;
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let days = 0;
  const now = () => new Date(Date.now() + days * DAY_MS);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'swept-'));
    store = await openFolderStore(folder);
    shop = await startTestShop(engine, { storage: store, now });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(async () => {
    await shop.end();
    await rm(folder, { recursive: true });
  });

  const keyOf = (url: string | null) => (url ?? '').slice('/media/'.length);
  const sweepOn = async (day: number) => {
    days = day;
    await sweepUploads(store)(shop.context, {});
    days = 0;
  };
  const isThere = async (key: string) => (await store.sizeOf(key)) !== undefined;
  const isGone = (key: string) => expect.poll(() => isThere(key)).toBe(false);

  it('are let go of after a day when they were never finished', async () => {
    const bytes = await pictureFile();
    const { data } = await deccan.call(beginUpload, { purpose: 'picture', name: 'a.jpg', size: bytes.length });
    await sendBytes(shop, data.first, bytes);
    const [sent] = await all(store, 'incoming/');
    await sweepOn(0.9);
    expect(await isThere(sent ?? '')).toBe(true);
    await sweepOn(1.1);
    await isGone(sent ?? '');
    const row = shop.open.db.selectFrom('uploads').select('id').where('id', '=', data.upload);
    expect(await row.executeTakeFirst()).toBeUndefined();
  });

  it('are let go of when nothing has shown them for a week, and never while a product, banner, front or order line does', async () => {
    const pictures = await Promise.all(
      ['unused', 'sold', 'left', 'in front'].map(
        async name => (await upload(shop, deccan, await pictureFile(), { name })).url,
      ),
    );
    const [unused, shown, left, inFront] = pictures.map(keyOf);
    const images = (key: string | undefined) => JSON.stringify([{ src: `/media/${key}`, alt: '' }]);
    await makeProduct(shop, cast.deccan.sellerId, { images: images(shown), deleted_at: new Date(), listed: false });
    const leaving = await makeProduct(shop, cast.deccan.sellerId, { images: images(left) });
    await shop.open.db
      .insertInto('front_versions')
      .values(draftWith(`/media/${inFront}`))
      .execute();
    await sweepOn(1);
    await shop.open.db.updateTable('products').set({ images: '[]' }).where('id', '=', leaving).execute();
    await sweepOn(7);
    await sweepOn(8.1);
    await isGone(unused ?? '');
    expect([await isThere(shown ?? ''), await isThere(left ?? '')]).toEqual([true, true]);
    await sweepOn(14.1);
    await isGone(left ?? '');
    expect([await isThere(shown ?? ''), await isThere(inFront ?? '')]).toEqual([true, true]);
  });

  it('are let go of when they were sent once more after they were finished', async () => {
    const bytes = await pictureFile();
    const { url, headers } = await store.permitPut('incoming/again.webp', bytes.length);
    await sendBytes(shop, { url, headers }, bytes);
    const old = new Date(Date.now() - 2 * DAY_MS);
    await utimes(join(folder, 'incoming/again.webp'), old, old);
    await sweepOn(0);
    expect(await isThere('incoming/again.webp')).toBe(false);
  });
});

/** A front with a picture in its second section. */
function draftWith(picture: string) {
  return {
    ...{ front: 'diwali', front_id: newId<'front'>(), version: 1, is_draft: true },
    body: JSON.stringify({ titles: {}, sections: [{ kind: 'brands' }, { kind: 'text', picture }] }),
    ...{ changed_at: new Date(), changed_by: 'admin' },
  };
}

async function all(store: StoragePort, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}
