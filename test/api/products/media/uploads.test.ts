import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notPermitted } from '#platform/storage/take-upload.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { fileEmpty, fileTooLarge } from '#products/media/upload-rules.ts';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  notAPicture,
  notATable,
  permitPart,
  pictureUnknown,
  uploadIncomplete,
  uploadIsMissing,
  uploadsWaiting,
} from '#products/media/uploads.contract.ts';
import { pictureFile, sendBytes, upload } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('uploads on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let ritchie: Client;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
  });
  afterAll(() => shop.end());

  it('turn a picture into one of the shop’s own', async () => {
    const uploaded = await upload(shop, deccan, await pictureFile('png', 300, 200), { name: 'Vorne Links.PNG' });
    expect(uploaded).toMatchObject({ width: 300, height: 200 });
    expect(uploaded.url).toMatch(/^\/media\/photos\/\d{13}_[0-9a-f]{16}_vorne-links\.webp$/);
  });

  it('are nobody else’s', async () => {
    const { data } = await deccan.call(beginUpload, { purpose: 'picture', name: 'a.jpg', size: 10 });
    for (const act of [
      () => ritchie.call(permitPart, { upload: data.upload, part: 1 }),
      () => ritchie.call(finishUpload, { upload: data.upload }),
      () => ritchie.call(cancelUpload, { upload: data.upload }),
    ])
      await expect(act()).rejects.toMatchObject({ code: uploadIsMissing.code });
  });

  it('that are not there yet are not finished, and can still be sent', async () => {
    const bytes = await pictureFile();
    const { data } = await deccan.call(beginUpload, { purpose: 'picture', name: 'a.jpg', size: bytes.length });
    await expect(deccan.call(finishUpload, { upload: data.upload })).rejects.toMatchObject({
      code: uploadIncomplete.code,
    });
    expect((await sendBytes(shop, data.first, bytes.subarray(1))).json().code).toBe(notPermitted.code);
    expect((await sendBytes(shop, data.first, bytes)).statusCode).toBe(200);
    const first = await deccan.call(finishUpload, { upload: data.upload });
    expect(await deccan.call(finishUpload, { upload: data.upload })).toEqual(first);
  });

  it('that are no pictures are refused, whatever they are called, and forgotten', async () => {
    await expect(upload(shop, deccan, await pictureFile('gif'), { name: 'a.jpg' })).rejects.toMatchObject({
      code: notAPicture.code,
    });
  });

  it('come in parts when they are large', async () => {
    const bytes = Buffer.concat([await pictureFile('png', 400, 400), Buffer.alloc(6_000_000)]);
    expect(await upload(shop, deccan, bytes)).toMatchObject({ width: 400 });
  });

  it('of any size but a right one are refused before anything is sent, and lies about it by the storage', async () => {
    const begin = (size: number) => deccan.call(beginUpload, { purpose: 'picture', name: 'a.jpg', size });
    await expect(begin(0)).rejects.toMatchObject({ code: fileEmpty.code });
    await expect(begin(10 * 1024 * 1024 + 1)).rejects.toMatchObject({ code: fileTooLarge.code });
    const { data } = await begin(100);
    for (const bytes of [Buffer.alloc(99), Buffer.alloc(101), Buffer.alloc(6_000_000)])
      expect((await sendBytes(shop, data.first, bytes)).statusCode).toBe(403);
  });

  it('need nothing but their permission, and say nothing to a cookie', async () => {
    const bytes = await pictureFile();
    const { data } = await deccan.call(beginUpload, { purpose: 'picture', name: 'a.jpg', size: bytes.length });
    const headers = { ...data.first.headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await sendBytes(shop, { url: data.first.url, headers }, bytes)).statusCode).toBe(200);
    const { url } = data.first;
    for (const other of [url.replace(/bytes=\d+/, 'bytes=9'), url.replace('/incoming/', '/photos/'), `${url}&bytes=1`])
      expect((await deccan.inject({ method: 'PUT', url: other, headers, payload: bytes })).statusCode).toBe(403);
  });

  it('for an import are text or zip, and never shown', async () => {
    const csv = Buffer.from('sku,title\nA-1,Phone\n');
    expect(await upload(shop, deccan, csv, { name: 'goods.csv', purpose: 'import' })).toMatchObject({ url: null });
    for (const bytes of [Buffer.from('MZ\0\x01program'), Buffer.from('<svg xmlns="x"></svg>'), await pictureFile()])
      await expect(upload(shop, deccan, bytes, { purpose: 'import' })).rejects.toMatchObject({ code: notATable.code });
  });

  it('are refused to one who has begun very many and ended none', async () => {
    const begin = () => ritchie.call(beginUpload, { purpose: 'picture', name: 'a.jpg', size: 10 });
    const { data } = await begin();
    await sql`
      insert into uploads (id, seller_id, purpose, key, size)
      select gen_random_uuid(), ${cast.ritchie.sellerId}, 'picture', 'photos/' || n, 1 from generate_series(1, 99) n
    `.execute(shop.open.db);
    await expect(begin()).rejects.toMatchObject({ code: uploadsWaiting.code });
    await ritchie.call(cancelUpload, { upload: data.upload });
    await begin();
  });

  it('can be shown only by their uploader, once they are finished', async () => {
    const url = (await upload(shop, deccan, await pictureFile())).url ?? '';
    const check = (pictures: string[], seller = cast.deccan.sellerId, already: string[] = []) =>
      shop.context.tx(tx => checkPictures(tx, pictures, seller, already)).catch(error => error.code);
    expect(await check([url])).toBeUndefined();
    expect(await check([url], cast.ritchie.sellerId)).toBe(pictureUnknown.code);
    expect(await check([url], cast.ritchie.sellerId, [url])).toBeUndefined();
    await makeProduct(shop, cast.ritchie.sellerId, { images: JSON.stringify([{ src: url, alt: '' }]) });
    expect(await check([url], cast.ritchie.sellerId)).toBeUndefined();
    for (const src of ['/media/photos/none.webp', 'javascript:alert(1)', 'https://evil.example/a.webp', ''])
      expect(await check([src]), src).toBe(pictureUnknown.code);
  });
});
