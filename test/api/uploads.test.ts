import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  notAPicture,
  permitPart,
  uploadIncomplete,
  uploadIsMissing,
} from '#features/media/uploads.contract.ts';
import { notPermitted } from '#platform/storage/take-upload.ts';
import { type Cast, castOf } from '#test/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/shop.ts';
import { pictureFile, sendBytes, upload } from '#test/uploading.ts';

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
    await expect(deccan.call(finishUpload, data)).rejects.toMatchObject({ code: uploadIncomplete.code });
    expect((await sendBytes(shop, data.first, bytes.subarray(1))).json().code).toBe(notPermitted.code);
    expect((await sendBytes(shop, data.first, bytes)).statusCode).toBe(200);
    const first = await deccan.call(finishUpload, data);
    expect(await deccan.call(finishUpload, data)).toEqual(first);
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
});
