import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { DeskTicket } from '#office/contact/desk.contract.ts';
import { MESSAGE_LABELS } from '#office/contact/message.ts';
import { ticketDue } from '#office/contact/ticket-clocks.ts';
import type { TicketTimes } from '#office/contact/ticket-steps.ts';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './desk.module.css';

export const DESK_COLUMNS: readonly Column<DeskTicket>[] = [
  {
    key: 'subject',
    head: MESSAGE_LABELS.subject,
    phone: 'lead',
    cell: ({ _id, subject }) => (
      <Link to={adminPaths.ticket(_id)} className={styles.subject}>
        {subject}
      </Link>
    ),
  },
  { key: 'name', head: t('office.contact.desk.from'), cell: ({ name }) => name },
  {
    key: 'ticket',
    head: t('office.contact.desk.ticket'),
    wideOnly: true,
    cell: ({ ticket }) => <span className={styles.number}>{ticket}</span>,
  },
  {
    key: 'received',
    head: t('office.contact.desk.received'),
    quiet: true,
    wideOnly: true,
    cell: ({ receivedAt }) => <span className={styles.nowrap}>{dayAndHourText(receivedAt)}</span>,
  },
  { key: 'due', head: t('office.contact.desk.due'), phone: 'under', cell: ticket => <DueText times={ticket} /> },
  {
    key: 'status',
    head: t('office.contact.desk.status'),
    phone: 'status',
    cell: ({ status }) => <TicketStatusMark status={status} />,
  },
];

const DUE = {
  acknowledge: (when: string) => t('office.contact.due.acknowledge', { when }),
  settle: (when: string) => t('office.contact.due.settle', { when }),
} as const;
const LATE = {
  acknowledge: (when: string) => t('office.contact.due.acknowledgeLate', { when }),
  settle: (when: string) => t('office.contact.due.settleLate', { when }),
} as const;

/** The next due date, in red once it has passed. */
export function DueText({ times }: { times: TicketTimes }) {
  const due = ticketDue(times, new Date());
  if (!due) return '–';
  const { what, by, isLate } = due;
  return (
    <span className={isLate ? styles.late : styles.nowrap}>{(isLate ? LATE : DUE)[what](dayAndHourText(by))}</span>
  );
}
