import { Chip } from '#design/chip.tsx';
import { Select } from '#design/select.tsx';
import { REVIEW_SORTS, type ReviewSort } from '#features/reviews/review-choice.ts';
import styles from './review-tools.module.css';
import type { Reviews } from './use-reviews.ts';

const LABELS: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  highest: 'Highest',
  lowest: 'Lowest',
};
const SORTS = REVIEW_SORTS.map(value => ({ value, label: LABELS[value] }));

/** How many there are of the choice, the choice itself, and the order. */
export function ReviewTools({ reviews: { choice, choose, total } }: { reviews: Reviews }) {
  const { stars } = choice;
  return (
    <div className={styles.tools}>
      <p role="status" className={styles.count}>
        {total.toLocaleString('en-IN')} {total === 1 ? 'review' : 'reviews'}
      </p>
      {stars !== undefined && (
        <Chip removeLabel="No longer only" onRemove={() => choose({ ...choice, stars: undefined })}>
          {stars === 1 ? '1 star' : `${stars} stars`}
        </Chip>
      )}
      <Select
        label="Sort"
        inline
        className={styles.sort}
        value={choice.sortBy}
        choices={SORTS}
        onChange={event => choose({ ...choice, sortBy: event.target.value as ReviewSort })}
      />
    </div>
  );
}
