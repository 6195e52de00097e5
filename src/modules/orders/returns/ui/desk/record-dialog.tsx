import type { ReactNode } from 'react';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Dialog, type DialogProps } from '#design/overlays/dialog.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { ProblemType } from '#shared/api/problem.ts';
import { UUID } from '#shared/id.ts';
import styles from './return-desk.module.css';

interface RecordDialogProps<In, Record, Wire> extends Pick<DialogProps, 'size' | 'onClose'> {
  /** From the address; the dialog is open while it is set. */
  id: string | undefined;
  read: Endpoint<In, { readonly data: Record }, Wire>;
  inputOf: (id: string) => In;
  /** Also what is said of an id that is none. */
  isMissing: ProblemType<[]>;
  /** Undefined until the record is there. */
  titleOf: (found: Record | undefined) => ReactNode;
  failed: string;
  onChanged: () => void;
  children: (found: Record, onChanged: () => void) => ReactNode;
}

/** One return or refund over its list. */
export function RecordDialog<In, Record extends { readonly _id: string }, Wire>(
  props: RecordDialogProps<In, Record, Wire>,
) {
  const { id, isMissing, children } = props;
  const isId = id !== undefined && UUID.test(id);
  const asked = useAnswer(props.read, isId ? props.inputOf(id) : null);
  const found = asked.answer?.data._id === id ? asked.answer?.data : undefined;
  const problem = isId ? (asked.isFresh ? asked.problem : undefined) : isMissing();
  const reload = () => {
    asked.askAgain();
    props.onChanged();
  };
  return (
    <Dialog
      open={id !== undefined}
      onClose={props.onClose}
      size={props.size}
      title={props.titleOf(problem ? undefined : found)}
    >
      {problem ? (
        <ErrorState
          title={props.failed}
          onRetry={problem.code === isMissing.code ? undefined : asked.askAgain}
          retrying={asked.isAsking}
        >
          {problem.message}
        </ErrorState>
      ) : found ? (
        children(found, reload)
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.loading} />
        </div>
      )}
    </Dialog>
  );
}
