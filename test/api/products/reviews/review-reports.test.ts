import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addReview,
  findOwnReview,
  listReviews,
  reportedAlready,
  reportReview,
  reviewIsMissing,
  reviewIsOwn,
  withdrawReview,
} from '#products/reviews/contract.ts';
import { newId, type ProductId, type ReviewId } from '#shared/id.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('a reported review on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let asha: Client;
  let farhan: Client;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    asha = await shop.as(cast.asha);
    farhan = await shop.as(cast.farhan);
  });
  afterAll(() => shop.end());

  const written = async (text = 'Buy at cheap.example!'): Promise<{ productId: ProductId; reviewId: ReviewId }> => {
    const productId = await makeProduct(shop, cast.house);
    await asha.call(addReview, { productId, reviewValue: 5, reviewMessage: text });
    const own = (await asha.call(findOwnReview, { productId })).data;
    if (!own) throw new Error('the review was not kept');
    return { productId, reviewId: own._id };
  };
  const reports = (reviewId: ReviewId) =>
    shop.open.db
      .selectFrom('review_reports')
      .select(['user_id', 'reason', 'body'])
      .where('review_id', '=', reviewId)
      .execute();
  const refused = (code: string) => ({ code });

  it('is kept with the reason and the words as they stood, and stays in sight', async () => {
    const { productId, reviewId } = await written();
    const { message } = await farhan.call(reportReview, { reviewId, reason: 'advertising' });
    expect(message).toBe('Thank you. We’ll look into this review.');
    await asha.call(addReview, { productId, reviewValue: 5, reviewMessage: 'A fine phone.' });
    expect(await reports(reviewId)).toEqual([
      { user_id: cast.farhan.id, reason: 'advertising', body: 'Buy at cheap.example!' },
    ]);
    expect((await shop.guest.call(listReviews, { productId })).data).toHaveLength(1);
  });

  it('is reported once by each person, also when they press many times at once', async () => {
    const { reviewId } = await written();
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => farhan.call(reportReview, { reviewId, reason: 'abusive' })),
    );
    const codes = answers.map(answer => (answer.status === 'fulfilled' ? 'kept' : answer.reason.code));
    expect(codes.toSorted()).toEqual(['kept', ...Array(5).fill(reportedAlready.code)]);
    await (await shop.as(cast.deccan)).call(reportReview, { reviewId, reason: 'dishonest' });
    expect(await reports(reviewId)).toHaveLength(2);
  });

  it('must be there, visible, and another’s', async () => {
    const { productId, reviewId } = await written();
    await expect(asha.call(reportReview, { reviewId, reason: 'abusive' })).rejects.toMatchObject(
      refused(reviewIsOwn.code),
    );
    await expect(farhan.call(reportReview, { reviewId: newId(), reason: 'abusive' })).rejects.toMatchObject(
      refused(reviewIsMissing.code),
    );
    await shop.open.db.updateTable('reviews').set({ hidden_at: new Date() }).where('id', '=', reviewId).execute();
    await expect(farhan.call(reportReview, { reviewId, reason: 'abusive' })).rejects.toMatchObject(
      refused(reviewIsMissing.code),
    );
    await shop.open.db.updateTable('reviews').set({ hidden_at: null }).where('id', '=', reviewId).execute();
    await farhan.call(reportReview, { reviewId, reason: 'abusive' });
    await asha.call(withdrawReview, { productId });
    expect(await reports(reviewId)).toEqual([]);
  });

  it('is refused from guests and without a reason we know', async () => {
    const { reviewId } = await written();
    const report = async (client: Client, payload: object) =>
      (await client.inject({ method: 'POST', url: '/api/shop/review/report', payload })).statusCode;
    expect(await report(shop.guest, { reviewId, reason: 'abusive' })).toBe(401);
    for (const payload of [{ reviewId }, { reviewId, reason: 'boring' }, { reviewId: '1', reason: 'abusive' }])
      expect(await report(farhan, payload)).toBe(400);
  });
});
