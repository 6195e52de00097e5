import { classes } from '#design/theme/classes.ts';
import styles from './count-bubble.module.css';

/** A number in a volt bubble. Hidden from screen readers: put the number into the label of its button. */
export function CountBubble({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span className={classes(styles.bubble, className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
