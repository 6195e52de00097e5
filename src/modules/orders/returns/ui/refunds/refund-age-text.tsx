import type { RefundRow } from '#orders/returns/refunds/refunds.contract.ts';
import styles from '#orders/returns/ui/desk/columns.module.css';
import { countText } from '#shared/text/count-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how long money has been owed; in a louder voice once that is long, and louder still once it is too long. */
export function RefundAgeText({
  refund: { state, age, owedAt },
}: {
  refund: Pick<RefundRow, 'state' | 'age' | 'owedAt'>;
}) {
  if (state === 'settled') return '–';
  const days = Math.floor((Date.now() - owedAt.getTime()) / DAY_MS);
  const words = days < 1 ? 'Today' : countText(days, 'day', 'days');
  if (age === 'fresh') return words;
  return (
    <strong className={age === 'alert' ? styles.alert : styles.late}>
      {words}
      {age === 'alert' ? ', overdue' : ', late'}
    </strong>
  );
}
