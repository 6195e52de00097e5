import { Button } from '#design/buttons/button.tsx';
import { Stars } from '#design/ratings/stars.tsx';
import type { OwnReview } from '#products/reviews/contract.ts';
import styles from './own-review.module.css';

export interface OwnReviewCardProps {
  own: Pick<OwnReview, 'reviewValue' | 'reviewMessage' | 'hidden'>;
  onEdit: () => void;
  onWithdraw: () => void;
}

/** One's own review as it stands, its beginning only: whole it is in the list or in the form. */
export function OwnReviewCard({ own, onEdit, onWithdraw }: OwnReviewCardProps) {
  return (
    <section className={styles.card} aria-label="Your review">
      <div className={styles.head}>
        <b className={styles.title}>Your review</b>
        <Stars value={own.reviewValue} />
        <span className={styles.acts}>
          <Button size="sm" data-return onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" tone="quiet" onClick={onWithdraw}>
            Delete
          </Button>
        </span>
      </div>
      <p className={styles.text} dir="auto">
        {own.reviewMessage}
      </p>
      {own.hidden && (
        <p className={styles.hidden}>We have hidden this review. Only you can see it, and its rating does not count.</p>
      )}
    </section>
  );
}
