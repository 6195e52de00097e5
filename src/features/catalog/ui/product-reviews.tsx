import { Bar } from '#design/bar.tsx';
import { Star } from '#design/star.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { WireHeading } from '#design/wire-heading.tsx';
import type { ProductDetail } from '#features/catalog/product.schema.ts';
import type { Review } from '#features/reviews/contract.ts';
import styles from './product-reviews.module.css';
import { ReviewList } from './review-list.tsx';

/** The average, how the stars spread, and every word. */
export function ProductReviews({ product, reviews }: { product: ProductDetail; reviews: readonly Review[] }) {
  const { averageReview, reviewCount, histogram } = product;
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-heading">
      <WireHeading id="reviews-heading">Ratings and reviews</WireHeading>
      {reviewCount > 0 && (
        <div className={styles.summary}>
          <p className={styles.average}>
            {averageReview.toFixed(2)}
            <span className={styles.from}>
              of 5, from {reviewCount.toLocaleString('en-IN')} {reviewCount === 1 ? 'rating' : 'ratings'}
            </span>
          </p>
          <table className={styles.histogram}>
            <caption>
              <VisuallyHidden>Ratings by stars</VisuallyHidden>
            </caption>
            <tbody>
              {[5, 4, 3, 2, 1].map(stars => {
                const part = (histogram[stars - 1] ?? 0) / reviewCount;
                return (
                  <tr key={stars}>
                    <th scope="row">
                      {stars} <Star />
                      <VisuallyHidden> stars</VisuallyHidden>
                    </th>
                    <td className={styles.bar}>
                      <Bar part={part} />
                    </td>
                    <td className={styles.share}>{Math.round(part * 100)}%</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <ReviewList reviews={reviews} />
    </section>
  );
}
