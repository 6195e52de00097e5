import type { ReviewPage } from '#products/reviews/contract.ts';
import { FEW_REVIEWS } from '#products/reviews/review-choice.ts';
import { OwnReviewPlace } from '#products/reviews/ui/own/own-review-place.tsx';
import type { ProductId } from '#shared/id.ts';
import { ReviewList } from './review-list.tsx';
import { useReviews } from './use-reviews.ts';

/** The newest reviews and the form, for a dialog; `first` is null if the reviews could not be loaded. */
export function QuickReviews({ productId, first }: { productId: ProductId; first: ReviewPage | null }) {
  const reviews = useReviews(productId, first, FEW_REVIEWS);
  return (
    <>
      <ReviewList reviews={reviews} />
      <OwnReviewPlace productId={productId} startsOpen />
    </>
  );
}
