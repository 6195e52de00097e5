import { useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import type { OrderOutcome } from '#features/orders/order.schema.ts';
import { outcomeText, refusedByReason } from '#features/orders/order-outcomes.ts';
import type { ChoosableStatus } from '#features/orders/order-status.ts';
import styles from './bulk-move-dialog.module.css';

type BulkOutcomeProps = { outcomes: readonly OrderOutcome[]; status: ChoosableStatus; onClose: () => void };

/** What was refused of many, by number, under the reason that was given. */
export function BulkOutcome({ outcomes, status, onClose }: BulkOutcomeProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={said} tabIndex={-1}>
        {outcomeText(outcomes, status)}.
      </p>
      <dl className={styles.parcels}>
        {[...refusedByReason(outcomes)].map(([reason, those]) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd className={styles.quiet}>{those.map(({ number }) => number ?? 'an unknown order').join(', ')}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
