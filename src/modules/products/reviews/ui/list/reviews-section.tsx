import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Chip } from '#design/buttons/chip.tsx';
import { Bar } from '#design/data/bar.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { AverageStars } from '#design/ratings/average-stars.tsx';
import { Star } from '#design/ratings/star.tsx';
import type { ReviewPage } from '#products/reviews/contract.ts';
import { REVIEW_SORTS, REVIEWS_AT_ONCE, type ReviewSort } from '#products/reviews/review-choice.ts';
import { OwnReviewPlace } from '#products/reviews/ui/own/own-review-place.tsx';
import type { ProductId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { ReviewList } from './review-list.tsx';
import styles from './reviews-section.module.css';
import { type Reviews, useReviews } from './use-reviews.ts';

export interface ReviewsSectionProps {
  product: Rated & { readonly _id: ProductId };
  /** The newest reviews, loaded with the page. */
  first: ReviewPage;
}

export function ReviewsSection({ product, first }: ReviewsSectionProps) {
  const reviews = useReviews(product._id, first, REVIEWS_AT_ONCE);
  const { choice, choose } = reviews;
  return (
    <section className={styles.section} aria-labelledby="reviews-heading">
      <WireHeading id="reviews-heading">{t('products.reviews.section.title')}</WireHeading>
      {product.reviewCount > 0 && (
        <ReviewSummary rated={product} stars={choice.stars} onStars={stars => choose({ ...choice, stars })} />
      )}
      <OwnReviewPlace productId={product._id} />
      {product.reviewCount > 1 && <ReviewTools reviews={reviews} />}
      {reviews.shown.some(({ importedFrom }) => importedFrom !== null) && (
        <p className={styles.imported}>{t('products.reviews.section.imported')}</p>
      )}
      <ReviewList reviews={reviews} />
    </section>
  );
}

interface Rated {
  readonly averageReview: number;
  readonly reviewCount: number;
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: readonly number[];
}

interface ReviewSummaryProps {
  rated: Rated;
  /** The star filter, if one is set. */
  stars: number | undefined;
  onStars: (stars: number | undefined) => void;
}

/** The average and the histogram of stars; a click on a row filters the reviews. */
function ReviewSummary({ rated, stars, onStars }: ReviewSummaryProps) {
  const { averageReview, reviewCount, histogram } = rated;
  const rows = [5, 4, 3, 2, 1].map(value => ({ value, count: histogram[value - 1] ?? 0 }));
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        {averageReview.toFixed(2)}
        <AverageStars value={averageReview} className={styles.stars} />
        <span className={styles.from}>{t('products.reviews.section.from', { count: reviewCount })}</span>
      </p>
      <table className={styles.histogram}>
        <caption>
          <VisuallyHidden>{t('products.reviews.section.byStars')}</VisuallyHidden>
        </caption>
        <tbody>
          {rows.map(({ value, count }) => (
            <tr key={value} className={styles.row} data-chosen={stars === value || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.choose}
                  disabled={count === 0}
                  aria-pressed={stars === value}
                  onClick={() => onStars(stars === value ? undefined : value)}
                >
                  {rich('products.reviews.section.only', {
                    hidden: words => <VisuallyHidden>{words}</VisuallyHidden>,
                    value,
                    star: <Star />,
                  })}
                </button>
              </th>
              <td className={styles.bar}>
                <Bar part={count / reviewCount} tone={stars === undefined || stars === value ? 'ink' : 'muted'} />
              </td>
              <td className={styles.share}>{Math.round((count / reviewCount) * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LABELS: Readonly<Record<ReviewSort, string>> = {
  newest: t('products.reviews.sort.newest'),
  highest: t('products.reviews.sort.highest'),
  lowest: t('products.reviews.sort.lowest'),
};

/** The number of filtered reviews, the filter chip, and the sort buttons. */
function ReviewTools({ reviews: { choice, choose, total } }: { reviews: Reviews }) {
  const { stars } = choice;
  return (
    <div className={styles.tools}>
      <p role="status" className={styles.count}>
        {t('products.reviews.section.count', { count: total })}
      </p>
      {stars !== undefined && (
        <Chip
          removeLabel={t('products.reviews.section.removeFilter')}
          onRemove={() => choose({ ...choice, stars: undefined })}
        >
          {t('products.reviews.section.stars', { count: stars })}
        </Chip>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a fieldset of a form */}
      <div role="group" aria-label={t('products.reviews.sort.label')} className={styles.sorts}>
        {REVIEW_SORTS.map(sortBy => (
          <button
            key={sortBy}
            type="button"
            className={styles.sort}
            aria-pressed={choice.sortBy === sortBy}
            onClick={() => choose({ ...choice, sortBy })}
          >
            {LABELS[sortBy]}
          </button>
        ))}
      </div>
    </div>
  );
}
