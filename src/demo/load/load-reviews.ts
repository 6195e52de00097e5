import type { DemoReview } from '#demo/goods/reviews.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { insertRows } from './insert-rows.ts';
import type { LoadedPeople } from './load-people.ts';
import type { LoadedProduct } from './load-products.ts';

export async function loadReviews(
  tx: TxCtx,
  people: LoadedPeople,
  products: ReadonlyMap<string, LoadedProduct>,
  reviews: readonly DemoReview[],
): Promise<void> {
  const rows = reviews.map(review => {
    const product = products.get(review.productSlug);
    const author = people.shoppers.get(review.userName);
    if (!product || !author) throw new Error(`a review of ${review.productSlug} stands alone`);
    return {
      id: newId(review.at.getTime()),
      product_id: product.id,
      user_id: author.id,
      rating: review.reviewValue,
      body: asOneText(review),
      verified: review.verified,
      created_at: review.at,
      updated_at: review.at,
    };
  });
  await insertRows(tx.db, 'reviews', rows);
}

function asOneText({ title, text }: DemoReview): string {
  return /[.!?…]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`;
}
