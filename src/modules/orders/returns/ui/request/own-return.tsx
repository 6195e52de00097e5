import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { ownPhotoUrl, withdrawReturn } from '#orders/returns/contract.ts';
import type { Return } from '#orders/returns/return/return.schema.ts';
import { RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import { isOpenReturn } from '#orders/returns/return/return-states.ts';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { ReturnStateMark } from '#orders/returns/ui/desk/return-state-mark.tsx';
import { ReturnSums } from '#orders/returns/ui/desk/return-sums.tsx';
import { timelineOf } from '#orders/returns/ui/desk/timeline-of.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import styles from './part-returns.module.css';
import { ReturnPhotos } from './return-photos.tsx';

/** A shopper's return: items, timeline, refund, and the button to cancel it. */
export function OwnReturn({ found, onChanged }: { found: Return; onChanged: () => void }) {
  const [asks, setAsks] = useState(false);
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  const withdraw = async () => {
    if (await act(() => call(withdrawReturn, { _id: found._id }))) setAsks(false);
  };
  return (
    <section className={styles.return} aria-label={`Return ${found.number}`}>
      <div className={styles.head}>
        <span className={styles.number}>Return {found.number}</span>
        <ReturnStateMark state={found.state} />
      </div>
      <p className={styles.what}>
        {found.lines.map(line => `${line.quantity} × ${line.title}`).join(', ')}. {RETURN_REASONS[found.reason]}.
      </p>
      <Timeline steps={timelineOf(found)} />
      <div className={styles.body}>
        <ReturnSums found={found} />
        {found.upiId && <p className={styles.quiet}>Refund to {found.upiId}.</p>}
        {found.refund?.waitsForCash && (
          <p className={styles.quiet}>
            The seller owes you this refund and has not passed your cash on to us yet. We’ll send it once we receive it.
          </p>
        )}
        <ReturnPhotos photos={found.photos} urlOf={ownPhotoUrl} />
        {isOpenReturn(found.state) && (
          <div>
            <Button size="sm" onClick={() => setAsks(true)}>
              Cancel return
            </Button>
          </div>
        )}
      </div>
      <AskDialog
        open={asks}
        title={`Cancel return ${found.number}?`}
        verb="Cancel return"
        cancelLabel="Keep return"
        busy={isActing}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsks(false)}
      >
        {`You keep the items and there is no refund. You can request a return again within the ${RETURN_DAYS} days.`}
      </AskDialog>
    </section>
  );
}
