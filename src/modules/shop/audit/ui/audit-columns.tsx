import type { Column } from '#design/tables/table.tsx';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { ACTS } from '#shop/audit/acts.ts';
import type { AuditEntry } from '#shop/audit/contract.ts';
import styles from './audit-columns.module.css';

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  {
    key: 'at',
    head: t('shop.audit.head.at'),
    quiet: true,
    phone: 'status',
    cell: entry => (
      <time className={styles.at} dateTime={entry.at.toISOString()}>
        {dayAndHourText(entry.at)}
      </time>
    ),
  },
  { key: 'by', head: t('shop.audit.head.by'), cell: entry => entry.by },
  {
    key: 'act',
    head: t('shop.audit.head.act'),
    phone: 'lead',
    cell: entry => <span className={styles.act}>{ACTS[entry.act]()}</span>,
  },
  { key: 'on', head: t('shop.audit.head.on'), cell: entry => entry.on.name },
  { key: 'change', head: t('shop.audit.head.change'), phone: 'under', cell: entry => <Change entry={entry} /> },
  {
    key: 'network',
    head: t('shop.audit.head.network'),
    quiet: true,
    wideOnly: true,
    cell: entry => entry.network ?? '–',
  },
];

/** On phones, which don't show all columns, also says who did it and to whom. */
function Change({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <span className={styles.onPhone}>{t('shop.audit.onBy', { on: entry.on.name, name: entry.by })}</span>
      {entry.changes.map(words => (
        <span key={words} className={styles.fact}>
          {words}
        </span>
      ))}
    </>
  );
}
