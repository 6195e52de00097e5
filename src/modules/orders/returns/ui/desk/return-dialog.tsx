import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { returnIsMissing } from '#orders/returns/contract.ts';
import { readReturn } from '#orders/returns/desk.contract.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { UUID } from '#shared/id.ts';
import styles from './return-desk.module.css';
import { ReturnDesk } from './return-desk.tsx';
import { ReturnStateMark } from './return-state-mark.tsx';

type ReturnDialogProps = {
  /** From the address; the dialog is open while it is set. */
  id: string | undefined;
  onClose: () => void;
  onChanged: () => void;
};

/** Details of a return over the list. */
export function ReturnDialog({ id, onClose, onChanged }: ReturnDialogProps) {
  const isId = id !== undefined && UUID.test(id);
  const asked = useAnswer(readReturn, isId ? { returnId: id as ReturnId } : null);
  const found = asked.answer?.data._id === id ? asked.answer?.data : undefined;
  const problem = isId ? (asked.isFresh ? asked.problem : undefined) : returnIsMissing();
  const reload = () => {
    asked.askAgain();
    onChanged();
  };
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      title={
        found && !problem ? (
          <span className={styles.title}>
            {found.number}
            <ReturnStateMark state={found.state} className={styles.mark} />
          </span>
        ) : (
          'Return'
        )
      }
    >
      {problem ? (
        <ErrorState
          title="Could not load this return"
          onRetry={problem.code === returnIsMissing.code ? undefined : asked.askAgain}
          retrying={asked.isAsking}
        >
          {problem.message}
        </ErrorState>
      ) : found ? (
        <ReturnDesk found={found} onChanged={reload} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.loading} />
        </div>
      )}
    </Dialog>
  );
}
