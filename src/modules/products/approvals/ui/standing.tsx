import type { WaitingChange } from '#products/approvals/approval.schema.ts';
import styles from './standing.module.css';

/** What waits: each value with the one that is on sale. */
export function Changes({ changes }: { changes: readonly WaitingChange[] }) {
  return (
    <ul className={styles.list}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <s className={styles.before}>{before}</s> → <b>{after}</b>
        </li>
      ))}
    </ul>
  );
}

export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
