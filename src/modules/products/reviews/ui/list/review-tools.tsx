import { Chip } from '#design/buttons/chip.tsx';
import { REVIEW_SORTS, type ReviewSort } from '#products/reviews/review-choice.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './review-tools.module.css';
import type { Reviews } from './use-reviews.ts';

const LABELS: Readonly<Record<ReviewSort, string>> = { newest: 'Newest', highest: 'Highest', lowest: 'Lowest' };

/** The number of filtered reviews, the filter chip, and the sort buttons. */
export function ReviewTools({ reviews: { choice, choose, total } }: { reviews: Reviews }) {
  const { stars } = choice;
  return (
    <div className={styles.tools}>
      <p role="status" className={styles.count}>
        {countText(total, 'review')}
      </p>
      {stars !== undefined && (
        <Chip removeLabel="Remove filter:" onRemove={() => choose({ ...choice, stars: undefined })}>
          {countText(stars, 'star')}
        </Chip>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a fieldset of a form */}
      <div role="group" aria-label="Sort" className={styles.sorts}>
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
