import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { ACTS } from '#shop/audit/acts.ts';
import type { AuditEntry } from '#shop/audit/contract.ts';
import styles from './acts-history.module.css';

/** The log of one person or record, newest first. */
export function ActsHistory({ acts }: { acts: readonly AuditEntry[] }) {
  if (acts.length === 0) return <p className={styles.none}>{t('shop.audit.noActs')}</p>;
  return (
    <ol>
      {acts.map(({ id, at, act, by, changes }) => (
        <li key={id} className={styles.act}>
          <p className={styles.what}>{ACTS[act]()}</p>
          {changes.map(words => (
            <p key={words} className={styles.fact}>
              {words}
            </p>
          ))}
          <p className={styles.when}>
            {rich('shop.audit.whenBy', {
              time: <time dateTime={at.toISOString()}>{dayAndHourText(at)}</time>,
              name: by,
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
