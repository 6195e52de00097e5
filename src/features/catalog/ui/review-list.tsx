import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Stars } from '#design/stars.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { indiaDay } from '#shared/india-day.ts';
import styles from './review-list.module.css';

/** How many are shown before one asks for all. */
const FIRST = 5;

/** What shoppers said, newest first. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [all, setAll] = useState(false);
  if (reviews.length === 0) return <p className={styles.none}>No reviews yet.</p>;
  return (
    <>
      <ul>
        {(all ? reviews : reviews.slice(0, FIRST)).map(review => (
          <li key={review._id} className={styles.review}>
            <Stars value={review.reviewValue} />
            <p className={styles.text}>{review.reviewMessage}</p>
            <p className={styles.who}>
              <b className={styles.name}>{review.userName}</b>
              {review.verified && (
                <span className={styles.verified}>
                  <BadgeCheck aria-hidden="true" />
                  Verified purchase
                </span>
              )}
              <time dateTime={review.createdAt.toISOString()}>{indiaDay(review.createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      {!all && reviews.length > FIRST && (
        <Button className={styles.more} onClick={() => setAll(true)}>
          All {reviews.length} reviews
        </Button>
      )}
    </>
  );
}
