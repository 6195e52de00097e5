import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { movementWords } from '#products/inventory/stock/movement-words.ts';
import type { StockMovement } from '#products/inventory/stock/stock.contract.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './stock-history.module.css';

/** What moved the stock of one product, newest first: what, how many, from how many to how many, who and when. */
export function MovementList({ movements, isStale }: { movements: readonly StockMovement[]; isStale: boolean }) {
  return (
    <ol className={classes(styles.list, isStale && styles.stale)} aria-busy={isStale || undefined}>
      {movements.map(movement => (
        <li key={movement.id} className={styles.move}>
          <span className={styles.what}>
            {movementWords(movement)}
            {movement.order && `, ${movement.order}`}
          </span>
          <span className={classes(styles.by, movement.quantity > 0 && styles.in)}>
            {movement.quantity > 0 ? '+' : '−'}
            {countText(Math.abs(movement.quantity))}
          </span>
          <span className={styles.after}>
            <VisuallyHidden>from </VisuallyHidden>
            {countText(movement.before)} → {countText(movement.after)}
          </span>
          <span className={styles.who}>
            <time dateTime={movement.at.toISOString()}>{dayAndHourText(movement.at)}</time>
            {movement.by && `, ${movement.by}`}
            {movement.note && `: “${movement.note}”`}
          </span>
        </li>
      ))}
    </ol>
  );
}
