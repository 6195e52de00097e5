import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { getReturnsOfPart, type ReturnsOfPart } from '#orders/returns/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { PartId } from '#shared/id.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { OwnReturn } from './own-return.tsx';
import styles from './part-returns.module.css';
import { RequestDialog } from './request-form.tsx';

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
        We couldn’t load your returns.{' '}
        <button type="button" className={styles.again} onClick={asked.askAgain}>
          Try again
        </button>
      </p>
    );
  if (!found) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <div className={styles.returns}>
      {canReturn(found) && (
        <div className={styles.ask}>
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
            Return
          </Button>
          <span className={styles.quiet}>Until {found.until && dayAndHourText(found.until)}</span>
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
  return isOpen && lines.some(line => line.left > 0);
}
