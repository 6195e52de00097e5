import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import { type StoragePort, storageUnavailable } from '#platform/storage/storage.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { beginUpload, finishUpload, pictureUnknown, uploadIncomplete } from '#products/media/uploads.contract.ts';
import { pictureFile, sendBytes } from '#test/builders/uploading.ts';
import { bucketOf } from '#test/fakes/bucket.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop } from '#test/fixtures/shop.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function shopOn(storage: StoragePort) {
  const shop = await startTestShop(ONE_ENGINE, { storage });
  undo.push(shop.end);
  const cast = await castOf(shop);
  return { shop, cast, client: await shop.as(cast.deccan) };
}

/** docs/security-cases.md X24 */
describe('an upload that breaks', () => {
  it('in the middle leaves nothing behind, and can be sent again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cut-'));
    undo.push(() => rm(folder, { recursive: true }));
    const { shop, client } = await shopOn(await openFolderStore(folder));
    const at = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
    const bytes = await pictureFile('png', 300, 300);
    const { data } = await client.call(beginUpload, { purpose: 'picture', name: 'a.png', size: bytes.length });

    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const line = connect(Number(at.port), at.hostname, () => {
      const head = `PUT ${data.first.url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\n`;
      line.write(`${head}Content-Length: ${bytes.length}\r\n\r\n`);
      line.write(bytes.subarray(0, 100));
    });
    line.on('close', () => resolve());
    const unfinished = () => readdir(join(folder, '.unfinished'));
    await expect.poll(async () => (await unfinished()).length).toBe(1);
    line.destroy();
    await closed;
    await expect.poll(unfinished).toEqual([]);

    const finish = () => client.call(finishUpload, { upload: data.upload });
    await expect(finish()).rejects.toMatchObject({ code: uploadIncomplete.code });
    await sendBytes(shop, data.first, bytes);
    expect((await finish()).data.width).toBe(300);
  });

  it('because the storage is away is said as that, and nothing can be shown of it', async () => {
    const nobody = { endpoint: 'http://127.0.0.1:9', region: 'x', bucket: 'goods', key: 'k', secret: 's' };
    const storage = await bucketOf({ ...nobody, publicUrl: '', pathStyle: 'true' });
    const { shop, cast, client } = await shopOn(storage);
    const { data } = await client.call(beginUpload, { purpose: 'picture', name: 'a.png', size: 1000 });
    const finish = client.call(finishUpload, { upload: data.upload });
    await expect(finish).rejects.toMatchObject({ code: storageUnavailable.code, kind: 'unavailable' });
    const large = client.call(beginUpload, { purpose: 'picture', name: 'a.png', size: 9_000_000 });
    await expect(large).rejects.toMatchObject({ code: storageUnavailable.code });

    const { key } = await shop.open.db
      .selectFrom('uploads')
      .select('key')
      .where('id', '=', data.upload)
      .executeTakeFirstOrThrow();
    const check = shop.context.tx(tx => checkPictures(tx, [`/media/${key}`], cast.deccan.sellerId));
    await expect(check).rejects.toMatchObject({ code: pictureUnknown.code });
  });
});
