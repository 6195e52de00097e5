import type { Column } from '#design/tables/table.tsx';
import { dayAndHourText } from '#shared/time/dates.ts';
import { ACTS } from '#shop/audit/acts.ts';
import type { AuditEntry } from '#shop/audit/contract.ts';
import { factWords } from '#shop/audit/fact-words.ts';
import styles from './audit-columns.module.css';

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  {
    key: 'at',
    head: 'When',
    quiet: true,
    phone: 'status',
    cell: entry => (
      <time className={styles.at} dateTime={entry.at.toISOString()}>
        {dayAndHourText(entry.at)}
      </time>
    ),
  },
  { key: 'by', head: 'Who', cell: entry => entry.by },
  { key: 'act', head: 'Action', phone: 'lead', cell: entry => <span className={styles.act}>{ACTS[entry.act]}</span> },
  { key: 'on', head: 'On', cell: entry => entry.on.name },
  { key: 'change', head: 'Change', phone: 'under', cell: entry => <Change entry={entry} /> },
  { key: 'network', head: 'Network', quiet: true, wideOnly: true, cell: entry => entry.network ?? '–' },
];

/** On phones, which don't show all columns, also says who did it and to whom. */
function Change({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <span className={styles.onPhone}>
        {entry.on.name}, by {entry.by}
      </span>
      {factWords(entry.before, entry.after).map(words => (
        <span key={words} className={styles.fact}>
          {words}
        </span>
      ))}
    </>
  );
}
