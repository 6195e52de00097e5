import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './rating.module.css';
import { Star } from './star.tsx';

export type RatingProps = {
  /** The average, 0 to 5. */
  value: number;
  /** How many ratings it is made of; shown in brackets. */
  count?: number | undefined;
  decimals?: 1 | 2 | undefined;
  className?: string | undefined;
};

/** One star, the average and how many: `★ 4.5 (12,644)`. */
export function Rating({ value, count, decimals = 1, className }: RatingProps) {
  return (
    <span className={classes(styles.rating, className)}>
      <Star className={styles.star} />
      <b className={styles.value}>{value.toFixed(decimals)}</b>
      <VisuallyHidden>{t('design.rating.outOf')}</VisuallyHidden>
      {count !== undefined && (
        <span data-part="count">
          <span aria-hidden="true">{`(${countText(count)})`}</span>
          <VisuallyHidden>{t('design.rating.count', { count })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
