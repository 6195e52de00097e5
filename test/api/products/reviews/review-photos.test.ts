import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#office/privacy/contract.ts';
import { beginReturnPhoto, photosUnknown } from '#orders/returns/contract.ts';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { openPictureLibrary, sweepUploads, uploadedPictures } from '#products/media/server/media.ts';
import { MB } from '#products/media/upload-rules.ts';
import { pictureUnknown, shopperUploads, type Uploaded, uploadIsMissing } from '#products/media/uploads.contract.ts';
import {
  addReview,
  findOwnReview,
  listReviews,
  MAX_REVIEW_PHOTOS,
  reviewNeedsProduct,
  withdrawReview,
} from '#products/reviews/contract.ts';
import { hideReview, listForModeration } from '#products/reviews/moderation.contract.ts';
import { beginReviewPhoto } from '#products/reviews/photos.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { registerWhole, shopperFields } from '#test/builders/registering.ts';
import { aReturn, askReturn, buyDelivered } from '#test/builders/returning.ts';
import { pictureFile, sendBytes, upload } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('photos in reviews on the %s engine', engine => {
  let folder: string;
  let store: StoragePort;
  let shop: TestShop;
  let cast: Cast;
  let writer: Buyer;
  let product: ProductId;
  let days = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'review-photos-'));
    store = await openFolderStore(join(folder, 'files'));
    const pictures = openPictureLibrary(join(folder, 'widths'), uploadedPictures(store));
    const now = () => new Date(Date.now() + days * DAY_MS);
    shop = await startTestShop(engine, { storage: store, pictures, now });
    cast = await castOf(shop);
    writer = await newBuyer(shop);
    product = await makeProduct(shop, cast.deccan.sellerId);
  });
  afterAll(async () => {
    await shop.end();
    await rm(folder, { recursive: true });
  });

  async function send(who: Client, productId = product, given?: Buffer): Promise<Uploaded> {
    const bytes = given ?? (await pictureFile('jpeg', 800, 600));
    const photo = { productId, name: 'Our living room.jpg', size: bytes.length };
    const { data } = await who.call(beginReviewPhoto, photo);
    expect((await sendBytes(shop, data.first, bytes)).statusCode).toBe(200);
    return (await who.call(shopperUploads.finish, { upload: data.upload })).data;
  }
  const photo = async (who: Client, productId = product) => (await send(who, productId)).url ?? '';
  const say = (who: Client, photos?: string[], productId = product) =>
    who.call(addReview, { productId, reviewValue: 4, reviewMessage: 'Bright screen.', ...(photos && { photos }) });
  const own = async (who: Client, productId = product) => (await who.call(findOwnReview, { productId })).data?.photos;
  const listed = async (productId = product) =>
    (await shop.guest.call(listReviews, { productId })).data.map(({ photos }) => photos);
  const statusOf = async (url: string) => (await shop.guest.inject({ url })).statusCode;
  const keyOf = (url: string) => url.slice('/media/'.length);
  const isThere = async (url: string) => (await store.sizeOf(keyOf(url))) !== undefined;
  const isGone = (url: string) => expect.poll(() => isThere(url)).toBe(false);
  const uploadsOf = ({ id }: Pick<Buyer, 'id'>) =>
    shop.open.db.selectFrom('uploads').select('key').where('user_id', '=', id).execute();

  it('are drawn anew, without their place, camera and file name, and shown to everybody in their order', async () => {
    const located = await sharp(await pictureFile('jpeg', 800, 600))
      .withExif({ IFD0: { Make: 'Nandi' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .toBuffer();
    const first = (await send(writer, product, located)).url ?? '';
    expect(first).toMatch(/^\/media\/photos\/\d{13}_[0-9a-f]{16}_photo\.webp$/);
    const kept = await sharp((await shop.guest.inject({ url: first })).rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 800, height: 600 });
    expect(kept.exif).toBeUndefined();
    const second = await photo(writer);
    await say(writer, [second, first]);
    expect(await listed()).toEqual([[second, first]]);
    expect(await own(writer)).toEqual([second, first]);
    const small = await shop.guest.inject({ url: second.replace('/media/', '/media/w160/') });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 160 });
  });

  it('stay when a client that knows none edits the review, and go with their files when they are removed', async () => {
    const [second = '', first = ''] = (await own(writer)) ?? [];
    await say(writer);
    expect(await own(writer)).toEqual([second, first]);
    const third = await photo(writer);
    await say(writer, [first, third]);
    expect(await listed()).toEqual([[first, third]]);
    await isGone(second);
    await say(writer, []);
    expect(await listed()).toEqual([[]]);
    await isGone(third);
    expect(await statusOf(first)).toBe(404);
    expect(await uploadsOf(writer)).toEqual([]);
  });

  it('are four at most, also in the database', async () => {
    const photos: string[] = [];
    while (photos.length <= MAX_REVIEW_PHOTOS) photos.push(await photo(writer));
    const payload = { productId: product, reviewValue: 4, reviewMessage: 'Bright screen.', photos };
    expect((await writer.inject({ method: 'POST', url: '/api/shop/review/add', payload })).statusCode).toBe(400);
    await say(writer, photos.slice(0, MAX_REVIEW_PHOTOS));
    expect(await own(writer)).toEqual(photos.slice(0, MAX_REVIEW_PHOTOS));
    const fifth = shop.open.execute(
      `insert into review_photos select review_id, 5, (select id from uploads where key = $1)
      from review_photos x join uploads f on f.id = x.upload_id where f.key = $2`,
      [keyOf(photos[4] ?? ''), keyOf(photos[0] ?? '')],
    );
    await expect(fifth).rejects.toThrow(/review_photos_position/);
  });

  it('belong to one review of their uploader: another’s, others and unfinished ones are refused, and nothing changes', async () => {
    const before = await own(writer);
    const [stranger, deccan] = [await newBuyer(shop), await shop.as(cast.deccan)];
    const admin = await shop.as(cast.admin);
    const goods = await buyDelivered(shop, { buyer: writer, admin }, [product, 1]);
    const bytes = await pictureFile();
    const begun = { partId: goods.partId, name: 'a.jpg', size: bytes.length };
    const ofReturn = (await writer.call(beginReturnPhoto, begun)).data;
    await sendBytes(shop, ofReturn.first, bytes);
    await writer.call(shopperUploads.finish, { upload: ofReturn.upload });
    const keys = await shop.open.db.selectFrom('uploads').select('key').where('id', '=', ofReturn.upload).execute();
    const unfinished = await writer.call(beginReviewPhoto, { productId: product, name: 'a.jpg', size: 10 });
    const waiting = shop.open.db.selectFrom('uploads').select('key').where('id', '=', unfinished.data.upload);
    const fresh = await photo(writer);
    const refused = [
      [await photo(stranger)],
      [(await upload(shop, deccan, bytes)).url ?? ''],
      [`/media/${keys[0]?.key}`],
      [`/media/${(await waiting.executeTakeFirstOrThrow()).key}`],
      [fresh, fresh],
      [fresh, 'https://pictures.example/a.webp'],
      [keyOf(fresh)],
    ];
    for (const photos of refused)
      await expect(say(writer, photos), photos.join()).rejects.toMatchObject({ code: pictureUnknown.code });
    const other = await makeProduct(shop, cast.house);
    await expect(say(writer, before?.slice(0, 1), other)).rejects.toMatchObject({ code: pictureUnknown.code });
    expect(await own(writer)).toEqual(before);
    expect(await own(writer, other)).toBeUndefined();
    // Nor is a photo of a review one for a return.
    const { upload: own1 } = await send(writer);
    await expect(askReturn(writer, aReturn(goods, { photos: [own1] }))).rejects.toMatchObject({
      code: photosUnknown.code,
    });
  });

  it('are uploaded by shoppers for products on sale, as pictures of at most 10 MB, and finished by nobody else', async () => {
    const begin = (who: Client, productId = product, size = 1000) =>
      who.call(beginReviewPhoto, { productId, name: 'a.jpg', size });
    const gone = await makeProduct(shop, cast.house, { listed: false });
    await expect(begin(writer, gone)).rejects.toMatchObject({ code: reviewNeedsProduct.code });
    await expect(begin(writer, product, 10 * MB + 1)).rejects.toMatchObject({ kind: 'too-large' });
    const { upload: mine, first } = (await begin(writer, product, 5)).data;
    await sendBytes(shop, first, Buffer.from('hello'));
    await expect((await newBuyer(shop)).call(shopperUploads.finish, { upload: mine })).rejects.toMatchObject({
      code: uploadIsMissing.code,
    });
    await expect(writer.call(shopperUploads.finish, { upload: mine })).rejects.toMatchObject({ kind: 'unsupported' });
  });

  it('are hidden with their review from everybody but its author and administrators', async () => {
    const about = await makeProduct(shop, cast.house, { title: 'Nandi with photos' });
    const shown = await photo(writer, about);
    await say(writer, [shown], about);
    const admin = await shop.as(cast.admin);
    const [review] = (await admin.call(listForModeration, { find: 'Nandi with photos' })).data;
    expect(review?.photos).toEqual([shown]);
    if (review) await admin.call(hideReview, { _id: review._id, reason: 'A face' });
    expect(await listed(about)).toEqual([]);
    expect(await own(writer, about)).toEqual([shown]);
    // A hidden review that its author deletes keeps its row, but no photo.
    await writer.call(withdrawReview, { productId: about });
    await isGone(shown);
  });

  it('are swept after a week without a review, and never while one shows them', async () => {
    const person = await newBuyer(shop);
    const [shown, unused] = [await photo(person), await photo(person)];
    await say(person, [shown]);
    for (const day of [0, 6.9]) {
      days = day;
      await sweepUploads(store)(shop.context, {});
    }
    expect([await isThere(shown), await isThere(unused)]).toEqual([true, true]);
    days = 20;
    await sweepUploads(store)(shop.context, {});
    days = 0;
    await isGone(unused);
    expect(await isThere(shown)).toBe(true);
  });

  it('are counted in the data export, and go with the review and with the account', async () => {
    const fields = shopperFields();
    const { user } = await registerWhole(shop, fields);
    const person = await shop.as(user);
    const about = await makeProduct(shop, cast.house);
    const [shown, left] = [await photo(person, about), await photo(person, about)];
    await say(person, [shown], about);
    expect((await person.call(exportMine, {})).data.reviews).toMatchObject([{ photos: 1 }]);
    await person.call(withdrawReview, { productId: about });
    await isGone(shown);
    await say(person, [left], about);
    const unused = await photo(person, about);
    await person.call(deleteAccount, { password: fields.password });
    await isGone(left);
    await isGone(unused);
    expect(await uploadsOf(user)).toEqual([]);
    expect(await listed(about)).toEqual([]);
  });
});
