import BadgeCheck from 'lucide-react/icons/badge-check';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Stars } from '#design/ratings/stars.tsx';
import type { Review } from '#products/reviews/contract.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './review-item.module.css';

export interface ReviewItemProps {
  review: Review;
  isOwn: boolean;
  onReport: () => void;
}

/** One review. Texts can be in any script, hence `dir="auto"`. */
export function ReviewItem({ review, isOwn, onReport }: ReviewItemProps) {
  return (
    <>
      <div className={styles.head}>
        <Stars value={review.reviewValue} />
        {isOwn ? (
          <span className={styles.own}>Your review</span>
        ) : (
          <button type="button" className={styles.report} aria-haspopup="dialog" onClick={onReport}>
            Report
            <VisuallyHidden> the review by {review.userName}</VisuallyHidden>
          </button>
        )}
      </div>
      <p className={styles.text} dir="auto">
        {review.reviewMessage}
      </p>
      <p className={styles.who}>
        <b className={styles.name}>
          <bdi>{review.userName}</bdi>
        </b>
        {review.verified && (
          <span className={styles.verified}>
            <BadgeCheck aria-hidden="true" />
            Verified purchase
          </span>
        )}
        <time dateTime={review.createdAt.toISOString()}>{dayText(review.createdAt)}</time>
      </p>
    </>
  );
}
