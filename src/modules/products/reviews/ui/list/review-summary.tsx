import { Bar } from '#design/data/bar.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { AverageStars } from '#design/ratings/average-stars.tsx';
import { Star } from '#design/ratings/star.tsx';
import { countText } from '#shared/text/count-text.ts';
import styles from './review-summary.module.css';

export interface Rated {
  readonly averageReview: number;
  readonly reviewCount: number;
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: readonly number[];
}

export interface ReviewSummaryProps {
  rated: Rated;
  /** The star filter, if one is set. */
  stars: number | undefined;
  onStars: (stars: number | undefined) => void;
}

/** The average and the histogram of stars; a click on a row filters the reviews. */
export function ReviewSummary({ rated, stars, onStars }: ReviewSummaryProps) {
  const { averageReview, reviewCount, histogram } = rated;
  const rows = [5, 4, 3, 2, 1].map(value => ({ value, count: histogram[value - 1] ?? 0 }));
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        {averageReview.toFixed(2)}
        <AverageStars value={averageReview} className={styles.stars} />
        <span className={styles.from}>of 5, from {countText(reviewCount, 'rating')}</span>
      </p>
      <table className={styles.histogram}>
        <caption>
          <VisuallyHidden>Ratings by stars</VisuallyHidden>
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
                  <VisuallyHidden>Only reviews with </VisuallyHidden>
                  {value} <Star />
                  <VisuallyHidden>{value === 1 ? ' star' : ' stars'}</VisuallyHidden>
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
