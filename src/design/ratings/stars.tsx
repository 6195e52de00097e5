import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './rating.module.css';
import { Star } from './star.tsx';

/** The stars somebody gave, whole ones of five. */
export function Stars({ value, className }: { value: number; className?: string | undefined }) {
  return (
    <span className={classes(styles.stars, className)}>
      {[1, 2, 3, 4, 5].map(step => (
        <Star key={step} hollow={step > value} />
      ))}
      <VisuallyHidden>{t('design.rating.stars', { value })}</VisuallyHidden>
    </span>
  );
}
