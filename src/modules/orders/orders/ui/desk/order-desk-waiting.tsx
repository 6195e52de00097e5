import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { AnswerState } from '#routing/use-answer.ts';
import desk from './order-desk.module.css';
import styles from './order-desk-waiting.module.css';

/** Placeholder of about the same size while an order loads, or the error. */
export function OrderDeskWaiting({
  asked,
}: {
  asked: Pick<AnswerState<unknown>, 'problem' | 'isAsking' | 'askAgain'>;
}) {
  const { problem, isAsking, askAgain } = asked;
  if (problem && !isAsking) {
    const isMissing = problem.kind === 'missing';
    return (
      <ErrorState
        title={isMissing ? problem.message : 'Could not load this order'}
        onRetry={isMissing ? undefined : askAgain}
      >
        {isMissing ? 'It may belong to another seller, or the link may be wrong.' : problem.message}
      </ErrorState>
    );
  }
  return (
    <div className={desk.desk} aria-busy="true">
      <VisuallyHidden>Loading order</VisuallyHidden>
      <div className={desk.order}>
        <div className={styles.lines}>
          <Skeleton length="medium" />
          <Skeleton shape="block" className={styles.line} />
          <Skeleton shape="block" className={styles.line} />
          <Skeleton length="short" />
          <Skeleton length="medium" />
        </div>
      </div>
      <div className={desk.side}>
        <div className={styles.lines}>
          <Skeleton length="medium" />
          <Skeleton shape="block" className={styles.line} />
          <Skeleton length="long" />
          <Skeleton length="medium" />
        </div>
      </div>
    </div>
  );
}
