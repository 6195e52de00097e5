import { classes } from '#design/theme/classes.ts';
import styles from './count-bubble.module.css';

/** A number in a volt bubble. It is for the eye alone: say the number in the label of what carries it. */
export function CountBubble({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span className={classes(styles.bubble, className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
