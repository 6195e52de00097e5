import { StatusMark } from '#design/data/status-mark.tsx';
import type { EarningsRow } from '#finance/ledger/contract.ts';
import styles from '#finance/ledger/ui/earnings/earnings-columns.module.css';
import { dayText } from '#shared/time/dates.ts';

/** Whether a row is payable: now, from a date on, or on hold. */
export function PayableMark({ row: { order, postings, payableAt, isHeld, awaitsCash, amount } }: { row: EarningsRow }) {
  const [posting] = postings;
  if (posting?.isReversed)
    return (
      <StatusMark shape="stroke" tone="muted">
        Reversed
      </StatusMark>
    );
  if (order === null || amount === 0) return <span className={styles.notOnPhone}>–</span>;
  if (isHeld)
    return (
      <StatusMark shape="half" tone="low">
        On hold
      </StatusMark>
    );
  if (awaitsCash)
    return (
      <StatusMark shape="half" tone="low">
        Waiting for cash
      </StatusMark>
    );
  if (payableAt > new Date()) return <StatusMark shape="ring">{`From ${dayText(payableAt)}`}</StatusMark>;
  return (
    <StatusMark shape="disc" tone="good">
      Cleared
    </StatusMark>
  );
}
