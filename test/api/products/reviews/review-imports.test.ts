import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#products/catalog/contract.ts';
import { productFacts } from '#products/catalog/product/metadata/product-facts.ts';
import { addReview, listReviews, reportReview } from '#products/reviews/contract.ts';
import { importReviews, listReviewImports, undoReviewImport } from '#products/reviews/imported/imported.contract.ts';
import { eraseReview, hideReview, listForModeration, showReview } from '#products/reviews/moderation.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const HEADS = 'SKU,GTIN,Handle,Rating,Title,Message,Reviewer name,Review date,Source';

describe.each(ENGINES)('imported reviews on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let id: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    id = await makeProduct(shop, cast.deccan.sellerId, { sku: 'N-1', gtin: '8901234567890', slug: 'nova' });
    await makeProduct(shop, cast.deccan.sellerId, { sku: 'TWIN' });
    await makeProduct(shop, cast.ritchie.sellerId, { sku: 'TWIN' });
    const asha = await shop.as(cast.asha);
    await asha.call(addReview, { productId: id, reviewMessage: 'Bright screen.', reviewValue: 4 });
  });
  afterAll(async () => {
    expect(await breaches(shop.open.db)).toEqual([]);
    await shop.end();
  });

  const FILE = [
    HEADS,
    'N-1,,,5,Great,Lasts all day.,Ravi K.,2024-03-31,',
    ',8901234567890,,1,,Broke after a week.,asha,30/04/2024,Judge.me',
    ',,nova,2,,Too loud.,Meera,2024-05-01,',
    ',,nova,2,,Too loud.,Meera,2024-05-01,',
    'TWIN,,,3,,Fine.,Tom,2024-05-01,',
    'NONE,,,3,,Fine.,Tom,2024-05-01,',
    'N-1,,,4.5,,Fine.,Tom,2024-05-01,',
  ].join('\n');
  const send = async (record: boolean, text = FILE) =>
    (await admin.call(importReviews, { text, fileName: 'reviews.csv', source: 'Flipkart', record })).data;
  const listed = async () => (await shop.guest.call(listReviews, { productId: id })).data;
  const rating = async () => {
    const { averageReview, reviewCount, histogram } = (await shop.guest.call(getProduct, { id })).data;
    return { averageReview, reviewCount, histogram };
  };
  const BEFORE = { averageReview: 4, reviewCount: 1, histogram: [0, 0, 0, 1, 0] };

  it('are checked row by row before anything is changed', async () => {
    const checked = await send(false);
    expect(checked).toMatchObject({ ready: 3, imported: 0, known: 1, refused: 3 });
    expect(checked.rows.map(({ message }) => message)).toEqual([
      ...[null, null, null, null],
      'Several products have this code. Enter the slug of the one that is meant.',
      'No product has this code.',
      'Enter a whole number of stars from 1 to 5.',
    ]);
    expect(await listed()).toHaveLength(1);
    expect((await admin.call(listReviewImports, {})).totalItems).toBe(0);
  });

  it('are shown with their source and date, never verified, and count in no rating', async () => {
    expect(await send(true)).toMatchObject({ imported: 3, known: 1, refused: 3 });
    expect(
      (await listed()).map(({ userName, importedFrom, verified, createdAt, reviewMessage }) => [
        ...[userName, importedFrom, verified, createdAt.toISOString().slice(0, 10), reviewMessage],
      ]),
    ).toEqual([
      ['asha', null, false, new Date().toISOString().slice(0, 10), 'Bright screen.'],
      ['Meera', 'Flipkart', false, '2024-05-01', 'Too loud.'],
      ['asha', 'Judge.me', false, '2024-04-30', 'Broke after a week.'],
      ['Ravi K.', 'Flipkart', false, '2024-03-31', 'Great\nLasts all day.'],
    ]);
    expect(await rating()).toEqual(BEFORE);
    expect((await shop.guest.call(listReviews, { productId: id, stars: 5 })).data).toEqual([]);
    const { data: product } = await shop.guest.call(getProduct, { id });
    const facts = JSON.stringify(productFacts(product, await listed(), { address: null } as never));
    expect(facts).toContain('Bright screen.');
    expect(facts).not.toContain('Too loud.');
  });

  it('are not imported twice', async () => {
    expect(await send(false)).toMatchObject({ ready: 0, known: 4 });
    expect(await send(true)).toMatchObject({ imported: 0, known: 4 });
    const twice = await Promise.all([1, 2].map(() => send(true, `${HEADS}\nN-1,,,3,,Once only.,Tom,2024-05-01,`)));
    expect(twice.reduce((sum, { imported }) => sum + imported, 0)).toBe(1);
    expect((await admin.call(listReviewImports, {})).data.map(({ reviews }) => reviews).sort()).toEqual([1, 3]);
  });

  it('are reported and moderated like others', async () => {
    const meera = (await listed()).find(({ userName }) => userName === 'Meera');
    const _id = meera?._id as never;
    const farhan = await shop.as(cast.farhan);
    await farhan.call(reportReview, { reviewId: _id, reason: 'dishonest' });
    const { data } = await admin.call(listForModeration, { show: 'reported' });
    expect(data).toMatchObject([{ _id, writer: { _id: null, userName: 'Meera' }, importedFrom: 'Flipkart' }]);
    await admin.call(hideReview, { _id, reason: 'It is not about this product.' });
    expect((await listed()).map(({ userName }) => userName)).not.toContain('Meera');
    expect(await send(true)).toMatchObject({ imported: 0, known: 4 });
    await admin.call(showReview, { _id });
    expect(await rating()).toEqual(BEFORE);
  });

  it('are deleted together when their import is undone, and can be imported again', async () => {
    const { data } = await admin.call(listReviewImports, {});
    const first = data.find(({ reviews }) => reviews === 3);
    await admin.call(undoReviewImport, { id: first?._id as never });
    expect((await listed()).map(({ userName }) => userName)).toEqual(['asha', 'Tom']);
    await expect(admin.call(undoReviewImport, { id: first?._id as never })).rejects.toMatchObject({ status: 404 });
    expect(await send(true)).toMatchObject({ imported: 3 });
    expect(await rating()).toEqual(BEFORE);
  });

  it('are erased one by one, and no file brings them back', async () => {
    const find = async (name: string) =>
      (await admin.call(listForModeration, { find: name })).data.filter(({ writer }) => writer.userName === name);
    const [review] = await find('Tom');
    const _id = review?._id as never;
    await admin.call(eraseReview, { _id });
    expect((await listed()).map(({ userName }) => userName)).not.toContain('Tom');
    expect(await find('Tom')).toEqual([]);
    const { rows } = await sql<object>`select body, author_name from reviews where id = ${_id}`.execute(shop.open.db);
    expect(rows).toEqual([{ body: '', author_name: '' }]);
    await expect(admin.call(eraseReview, { _id })).rejects.toMatchObject({ status: 404 });
    for (const { _id: id, undoneAt } of (await admin.call(listReviewImports, {})).data)
      if (!undoneAt) await admin.call(undoReviewImport, { id });
    await send(true, `${HEADS}\nN-1,,,3,,Once only.,Tom,2024-05-01,`);
    expect((await listed()).map(({ userName }) => userName)).toEqual(['asha']);
    await send(true);
  });

  it('need the columns of a review, and at most 500 rows', async () => {
    await expect(send(false, 'SKU,Stars\nN-1,4')).rejects.toMatchObject({ code: 'reviews.heads_missing' });
    await expect(send(false, HEADS)).rejects.toMatchObject({ code: 'reviews.file_unreadable' });
    const many = Array.from({ length: 501 }, () => 'N-1,,,5,,Good.,Tom,2024-05-01,');
    await expect(send(false, [HEADS, ...many].join('\n'))).rejects.toMatchObject({ code: 'reviews.too_many_in_file' });
  });
});
