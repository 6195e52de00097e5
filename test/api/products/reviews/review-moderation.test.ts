import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#products/catalog/contract.ts';
import { addReview, findOwnReview, listReviews, reportReview, withdrawReview } from '#products/reviews/contract.ts';
import { hideReview, keepReview, listForModeration, showReview } from '#products/reviews/moderation.contract.ts';
import { newId, type ProductId, type ReviewId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const REASON = 'Your review gives away a phone number.';

describe.each(ENGINES)('looking after reviews on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let product: ProductId;
  let writers: Buyer[];
  let ids: ReviewId[];
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    product = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5' });
    writers = [await newBuyer(shop), await newBuyer(shop), await newBuyer(shop)];
    ids = [];
    for (const [at, writer] of writers.entries()) {
      await writer.call(addReview, { productId: product, reviewMessage: `Words of ${at}`, reviewValue: at + 3 });
      ids.push((await writer.call(findOwnReview, { productId: product })).data?._id as ReviewId);
    }
    const [asha, farhan] = [await shop.as(cast.asha), await shop.as(cast.farhan)];
    await asha.call(reportReview, { reviewId: ids[0] as ReviewId, reason: 'private' });
    await asha.call(reportReview, { reviewId: ids[1] as ReviewId, reason: 'abusive' });
    await farhan.call(reportReview, { reviewId: ids[1] as ReviewId, reason: 'private' });
  });
  afterAll(() => shop.end());

  const shown = async () => {
    const { data } = await shop.guest.call(getProduct, { id: product });
    const { data: list } = await shop.guest.call(listReviews, { productId: product });
    return [data.averageReview, list.length];
  };
  const reported = async () => (await admin.call(listForModeration, { show: 'reported' })).data;

  it('lists the reported ones with the most reports first, and says nothing of who reported', async () => {
    const { data, counts } = await admin.call(listForModeration, { show: 'reported' });
    expect(data.map(({ _id, reports }) => [_id, reports.length])).toEqual([
      [ids[1], 2],
      [ids[0], 1],
    ]);
    expect(data[1]).toMatchObject({
      writer: { userName: writers[0]?.userName },
      product: { title: 'Nandi 5' },
      reports: [{ reason: 'private', words: 'Words of 0' }],
    });
    expect(counts).toEqual({ reported: 2, all: 3, hidden: 0 });
    const raw = await admin.inject({ url: '/api/admin/reviews/get?show=reported' });
    expect(raw.body).not.toMatch(/asha|farhan|@cast/);
    expect((await admin.call(listForModeration, { find: 'words of 2' })).data.map(({ _id }) => _id)).toEqual([ids[2]]);
    expect((await admin.call(listForModeration, { find: '%' })).totalItems).toBe(0);
    const second = await admin.call(listForModeration, { limit: 2, page: 2 });
    expect([second.data.map(({ _id }) => _id), second.totalPages]).toEqual([[ids[0]], 2]);
  });

  it('hides one with a reason and never a word changed: gone for others, still its writer’s, the average exact at once', async () => {
    expect(await shown()).toEqual([4, 3]);
    const { data } = await admin.call(hideReview, { _id: ids[0] as ReviewId, reason: REASON });
    expect(data).toMatchObject({ hiddenReason: REASON, reviewMessage: 'Words of 0', reports: [] });
    expect(await shown()).toEqual([4.5, 2]);
    const own = await writers[0]?.call(findOwnReview, { productId: product });
    expect(own?.data).toMatchObject({ hidden: true, reviewMessage: 'Words of 0' });
    expect((await reported()).map(({ _id }) => _id)).toEqual([ids[1]]);
    const [mail = ''] = await mailsTo(shop, writers[0]?.email ?? '');
    expect(mail).toMatch(/^Subject: Your review is hidden/m);
    expect(mail).toContain(REASON);
  });

  it('shows it again, and it counts again', async () => {
    await admin.call(showReview, { _id: ids[0] as ReviewId });
    expect(await shown()).toEqual([4, 3]);
    expect(await mailsTo(shop, writers[0]?.email ?? '', 2)).toHaveLength(2);
  });

  it('settles the reports of one that stays', async () => {
    await admin.call(keepReview, { _id: ids[1] as ReviewId });
    expect(await reported()).toEqual([]);
    expect(await shown()).toEqual([4, 3]);
  });

  it('writes each change down once, and repeating it changes nothing', async () => {
    const _id = ids[2] as ReviewId;
    const before = (await admin.call(listAudit, {})).totalItems;
    await Promise.all([1, 2, 3].map(() => admin.call(hideReview, { _id, reason: REASON })));
    expect(await shown()).toEqual([3.5, 2]);
    await Promise.all([1, 2, 3].map(() => admin.call(showReview, { _id })));
    await admin.call(keepReview, { _id });
    expect(await shown()).toEqual([4, 3]);
    const { data, totalItems } = await admin.call(listAudit, {});
    expect(totalItems).toBe(before + 2);
    expect(data[0]).toMatchObject({
      act: 'review.shown',
      on: { kind: 'review', id: _id, name: `${writers[2]?.userName} about Nandi 5` },
      before: { reason: REASON },
      after: { reason: null },
    });
  });

  it('leaves alone what its writer took back, hidden or not', async () => {
    const _id = ids[2] as ReviewId;
    await admin.call(hideReview, { _id, reason: REASON });
    await writers[2]?.call(withdrawReview, { productId: product });
    expect((await admin.call(listForModeration, { show: 'hidden' })).totalItems).toBe(0);
    const again = await admin.inject({ method: 'PUT', url: '/api/admin/reviews/show', payload: { _id } });
    expect([again.statusCode, again.json().code]).toEqual([404, 'reviews.missing']);
  });

  it('is for administrators alone', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from reviews where hidden_at is null`.execute(
      shop.open.db,
    );
    for (const act of ['hide', 'show', 'keep']) {
      const send = (who: Client, _id: string) =>
        who.inject({
          method: 'PUT',
          url: `/api/admin/reviews/${act}`,
          payload: act === 'hide' ? { _id, reason: REASON } : { _id },
        });
      expect((await send(shop.guest, ids[0] ?? '')).statusCode).toBe(401);
      for (const person of [cast.asha, cast.waiting, cast.deccan])
        expect((await send(await shop.as(person), ids[0] ?? '')).statusCode).toBe(403);
      expect((await send(admin, newId())).json().code).toBe('reviews.missing');
    }
    expect((await (await shop.as(cast.deccan)).inject({ url: '/api/admin/reviews/get' })).statusCode).toBe(403);
    const after = await sql<{ n: number }>`select count(*)::int as n from reviews where hidden_at is null`.execute(
      shop.open.db,
    );
    expect(after.rows).toEqual(rows);
  });
});
