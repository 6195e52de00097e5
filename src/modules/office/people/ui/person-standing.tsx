import { StatusMark } from '#design/data/status-mark.tsx';
import type { AccountStanding } from '#office/people/contract.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './person-page.module.css';

/** Whether an account is blocked. */
export function PersonStanding({ isBlocked }: { isBlocked: boolean }) {
  return isBlocked ? (
    <StatusMark shape="stroke" tone="bad">
      {t('office.people.blocked')}
    </StatusMark>
  ) : (
    <StatusMark shape="disc" tone="good">
      {t('office.people.active')}
    </StatusMark>
  );
}

/** Since when and why an account is blocked. */
export function BlockedNotice({ standing: { blockedAt, blockedReason } }: { standing: AccountStanding }) {
  if (!blockedAt) return null;
  return (
    <p className={styles.notice}>
      {blockedReason
        ? t('office.people.blockedSinceFor', { when: dayAndHourText(blockedAt), reason: blockedReason })
        : t('office.people.blockedSince', { when: dayAndHourText(blockedAt) })}
    </p>
  );
}
