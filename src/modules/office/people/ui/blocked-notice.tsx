import type { AccountStanding } from '#office/people/contract.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './person-page.module.css';

/** Says since when and why somebody is shut out; nothing of those who are not. */
export function BlockedNotice({ standing: { blockedAt, blockedReason } }: { standing: AccountStanding }) {
  if (!blockedAt) return null;
  return (
    <p className={styles.notice}>
      Blocked since {dayAndHourText(blockedAt)}
      {blockedReason ? `: ${blockedReason}` : ''}
    </p>
  );
}
