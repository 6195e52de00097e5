import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { getReturnsOfPart, ownPhotoUrl, type ReturnsOfPart, withdrawReturn } from '#orders/returns/contract.ts';
import type { Return } from '#orders/returns/return/return.schema.ts';
import { RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import { isOpenReturn } from '#orders/returns/return/return-states.ts';
import { ReturnStateMark } from '#orders/returns/ui/desk/return-state-mark.tsx';
import { ReturnSums } from '#orders/returns/ui/desk/return-sums.tsx';
import { timelineOf } from '#orders/returns/ui/desk/timeline-of.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { PartId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './part-returns.module.css';
import { RequestDialog } from './request-form.tsx';
import { ReturnPhotos } from './return-photos.tsx';

type PartReturnsProps = {
  partId: PartId;
  /** Called once it has loaded or failed to load. */
  onRead: (partId: PartId) => void;
};

/** The returns of a delivered seller order, and the button to request one while that is possible. */
export function PartReturns({ partId, onRead }: PartReturnsProps) {
  const asked = useAnswer(getReturnsOfPart, { partId });
  const [isAsking, setAsking] = useState(false);
  const found = asked.answer?.data;
  const isRead = asked.problem !== undefined || found !== undefined;
  useEffect(() => {
    if (isRead) onRead(partId);
  }, [isRead, onRead, partId]);
  if (asked.problem)
    return (
      <p className={styles.quiet}>
        {rich('orders.returns.own.failed', {
          again: words => (
            <button type="button" className={styles.again} onClick={asked.askAgain}>
              {words}
            </button>
          ),
        })}
      </p>
    );
  if (!found) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <div className={styles.returns}>
      {canReturn(found) && (
        <div className={styles.ask}>
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('orders.returns.own.return')}
          </Button>
          <span className={styles.quiet}>
            {found.until && t('orders.returns.own.until', { time: dayAndHourText(found.until) })}
          </span>
        </div>
      )}
      {found.returns.map(one => (
        <OwnReturn key={one._id} found={one} onChanged={asked.askAgain} />
      ))}
      <RequestDialog
        partId={partId}
        found={found}
        open={isAsking}
        onClose={() => setAsking(false)}
        onChanged={asked.askAgain}
      />
    </div>
  );
}

function canReturn({ isOpen, lines }: ReturnsOfPart): boolean {
  return isOpen && lines.some(line => line.isOpen && line.left > 0);
}

/** A shopper's return: items, timeline, refund, and the button to cancel it. */
function OwnReturn({ found, onChanged }: { found: Return; onChanged: () => void }) {
  const [asks, setAsks] = useState(false);
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  const withdraw = async () => {
    if (await act(() => call(withdrawReturn, { _id: found._id }))) setAsks(false);
  };
  return (
    <section className={styles.return} aria-label={t('orders.returns.own.title', { number: found.number })}>
      <div className={styles.head}>
        <span className={styles.number}>{t('orders.returns.own.title', { number: found.number })}</span>
        <ReturnStateMark state={found.state} />
      </div>
      <p className={styles.what}>
        {t('orders.returns.own.what', {
          items: found.lines.map(line => `${line.quantity} × ${line.title}`).join(', '),
          reason: RETURN_REASONS[found.reason],
        })}
      </p>
      <Timeline steps={timelineOf(found)} />
      <div className={styles.body}>
        <ReturnSums found={found} />
        {found.upiId && <p className={styles.quiet}>{t('orders.returns.own.refundTo', { upi: found.upiId })}</p>}
        {found.refund?.waitsForCash && <p className={styles.quiet}>{t('orders.returns.own.waits')}</p>}
        <ReturnPhotos photos={found.photos} urlOf={ownPhotoUrl} />
        {isOpenReturn(found.state) && (
          <div>
            <Button size="sm" onClick={() => setAsks(true)}>
              {t('orders.returns.own.cancel')}
            </Button>
          </div>
        )}
      </div>
      <AskDialog
        open={asks}
        title={t('orders.returns.own.cancelTitle', { number: found.number })}
        verb={t('orders.returns.own.cancel')}
        cancelLabel={t('orders.returns.own.keep')}
        busy={isActing}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsks(false)}
      >
        {found.isOfServices ? t('orders.returns.own.cancelServiceText') : t('orders.returns.own.cancelText')}
      </AskDialog>
    </section>
  );
}
