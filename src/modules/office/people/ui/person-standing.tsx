import { StatusMark } from '#design/data/status-mark.tsx';
import type { AccountStanding } from '#office/people/contract.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './person-page.module.css';

/** Whether an account is blocked. */
export function PersonStanding({ isBlocked }: { isBlocked: boolean }) {
  return isBlocked ? (
    <StatusMark shape="stroke" tone="bad">
      Blocked
    </StatusMark>
  ) : (
    <StatusMark shape="disc" tone="good">
      Active
    </StatusMark>
  );
}

/** Since when and why an account is blocked. */
export function BlockedNotice({ standing: { blockedAt, blockedReason } }: { standing: AccountStanding }) {
  if (!blockedAt) return null;
  return (
    <p className={styles.notice}>
      Blocked since {dayAndHourText(blockedAt)}
      {blockedReason ? `: ${blockedReason}` : ''}
    </p>
  );
}
