import { WireHeading } from '#design/brand/wire-heading.tsx';
import type { ReviewPage } from '#products/reviews/contract.ts';
import { REVIEWS_AT_ONCE } from '#products/reviews/review-choice.ts';
import { OwnReviewPlace } from '#products/reviews/ui/own/own-review-place.tsx';
import type { ProductId } from '#shared/id.ts';
import { ReviewList } from './review-list.tsx';
import { type Rated, ReviewSummary } from './review-summary.tsx';
import { ReviewTools } from './review-tools.tsx';
import styles from './reviews-section.module.css';
import { useReviews } from './use-reviews.ts';

export interface ReviewsSectionProps {
  product: Rated & { readonly _id: ProductId };
  /** The newest reviews, loaded with the page. */
  first: ReviewPage;
}

export function ReviewsSection({ product, first }: ReviewsSectionProps) {
  const reviews = useReviews(product._id, first, REVIEWS_AT_ONCE);
  const { choice, choose } = reviews;
  return (
    <section data-later id="reviews" className={styles.section} aria-labelledby="reviews-heading">
      <WireHeading id="reviews-heading">Ratings and reviews</WireHeading>
      {product.reviewCount > 0 && (
        <ReviewSummary rated={product} stars={choice.stars} onStars={stars => choose({ ...choice, stars })} />
      )}
      <OwnReviewPlace productId={product._id} />
      {product.reviewCount > 1 && <ReviewTools reviews={reviews} />}
      <ReviewList reviews={reviews} />
    </section>
  );
}
