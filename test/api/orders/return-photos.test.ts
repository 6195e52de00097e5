import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#orders/returns/contract.ts';
import { deskPhotoUrl } from '#orders/returns/desk.contract.ts';
import { shopperUploads, uploadIsMissing } from '#products/media/uploads.contract.ts';
import type { Id } from '#shared/id.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { aReturn, askReturn, buyDelivered, type Delivered } from '#test/builders/returning.ts';
import { pictureFile, sendBytes } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('photos of returned goods on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let buyer: Buyer;
  let stranger: Buyer;
  let goods: Delivered;
  let later = 0;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => new Date(Date.now() + later) });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    buyer = await newBuyer(shop);
    stranger = await newBuyer(shop);
    goods = await delivered();
  });
  afterAll(() => shop.end());

  const delivered = async () =>
    buyDelivered(shop, { buyer, admin }, [await makeProduct(shop, cast.deccan.sellerId), 3]);
  const begin = async (who: Client, { partId }: Pick<Delivered, 'partId'>, size = 1000) =>
    (await who.call(calls.beginReturnPhoto, { partId, name: 'Dark screen.jpg', size })).data;
  async function send(who: Client = buyer): Promise<Id<'upload'>> {
    const bytes = await pictureFile('jpeg', 800, 600);
    const { upload, first } = await begin(who, goods, bytes.length);
    expect((await sendBytes(shop, first, bytes)).statusCode).toBe(200);
    const { data } = await who.call(shopperUploads.finish, { upload });
    expect(data).toMatchObject({ url: null, width: 800, height: 600 });
    return upload;
  }

  it('are shown to their shopper, the seller and administrators, and to nobody else', async () => {
    const photo = await send();
    const own = calls.ownPhotoUrl(photo);
    expect((await buyer.inject({ url: own })).statusCode).toBe(404);
    await askReturn(buyer, aReturn(goods, { photos: [photo] }));
    const [deccan, ritchie] = [await shop.as(cast.deccan), await shop.as(cast.ritchie)];
    const looks: (readonly [Client, string, number])[] = [
      ...[[buyer, own, 200] as const, [stranger, own, 404] as const, [shop.guest, own, 401] as const],
      ...[[deccan, own, 403] as const, [deccan, deskPhotoUrl(photo), 200] as const],
      ...[[ritchie, deskPhotoUrl(photo), 404] as const, [admin, deskPhotoUrl(photo), 200] as const],
    ];
    for (const [who, url, status] of looks) {
      const answer = await who.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      if (status === 200) expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
    // Small ones are for the same people, and are what lists load.
    const small = await deccan.inject({ url: deskPhotoUrl(photo, 'small') });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect((await buyer.inject({ url: calls.ownPhotoUrl(photo, 'small') })).rawPayload).toEqual(small.rawPayload);
    expect((await ritchie.inject({ url: deskPhotoUrl(photo, 'small') })).statusCode).toBe(404);
    expect((await buyer.inject({ url: `${own}?size=huge` })).statusCode).toBe(400);
    const { key } = await shop.open.db
      .selectFrom('uploads')
      .select('key')
      .where('id', '=', photo)
      .executeTakeFirstOrThrow();
    expect(key).toMatch(/^returns\/\d+_[0-9a-f]{16}_dark-screen\.webp$/);
    expect((await shop.guest.inject({ url: `/media/${key}` })).statusCode).toBe(404);
  });

  it('can be uploaded only for one’s own delivered items', async () => {
    await expect(begin(stranger, goods)).rejects.toMatchObject({ code: calls.partIsMissing.code });
    await expect(begin(buyer, goods, 11 * 1024 * 1024)).rejects.toMatchObject({ kind: 'too-large' });
    const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    const { id: partId } = await shop.open.db
      .selectFrom('order_parts')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await expect(begin(buyer, { partId })).rejects.toMatchObject({ code: calls.notDelivered.code });
    later = 7 * DAY + 60_000;
    await expect(begin(buyer, goods)).rejects.toMatchObject({ code: calls.windowIsOver.code });
    later = 0;
  });

  it('belong to one return of their uploader, and only once they are uploaded', async () => {
    const photo = await send();
    const { upload: unfinished } = await begin(buyer, goods);
    for (const photos of [[unfinished], [photo, photo]])
      await expect(askReturn(buyer, aReturn(goods, { photos }))).rejects.toMatchObject({
        code: calls.photosUnknown.code,
      });
    await expect(stranger.call(shopperUploads.finish, { upload: photo })).rejects.toMatchObject({
      code: uploadIsMissing.code,
    });
    await askReturn(buyer, aReturn(goods, { photos: [photo] }));
    await expect(askReturn(buyer, aReturn(goods, { photos: [photo] }))).rejects.toMatchObject({
      code: calls.photosUnknown.code,
    });
  });

  it('are refused if they are not pictures', async () => {
    const { upload, first } = await begin(buyer, goods, 5);
    await sendBytes(shop, first, Buffer.from('hello'));
    await expect(buyer.call(shopperUploads.finish, { upload })).rejects.toMatchObject({ kind: 'unsupported' });
  });
});
