import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { DeskTicket } from '#office/contact/desk.contract.ts';
import { ticketDue } from '#office/contact/ticket-clocks.ts';
import type { TicketTimes } from '#office/contact/ticket-steps.ts';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './desk.module.css';

export const DESK_COLUMNS: readonly Column<DeskTicket>[] = [
  {
    key: 'subject',
    head: 'Subject',
    phone: 'lead',
    cell: ({ _id, subject }) => (
      <Link to={adminPaths.ticket(_id)} className={styles.subject}>
        {subject}
      </Link>
    ),
  },
  { key: 'name', head: 'From', cell: ({ name }) => name },
  {
    key: 'ticket',
    head: 'Ticket',
    wideOnly: true,
    cell: ({ ticket }) => <span className={styles.number}>{ticket}</span>,
  },
  {
    key: 'received',
    head: 'Received',
    quiet: true,
    wideOnly: true,
    cell: ({ receivedAt }) => <span className={styles.nowrap}>{dayAndHourText(receivedAt)}</span>,
  },
  { key: 'due', head: 'Due', phone: 'under', cell: ticket => <DueText times={ticket} /> },
  { key: 'status', head: 'Status', phone: 'status', cell: ({ status }) => <TicketStatusMark status={status} /> },
];

const WORDS = { acknowledge: 'Acknowledge by', settle: 'Resolve by' } as const;
const LATE = { acknowledge: 'Acknowledgement overdue since', settle: 'Overdue since' } as const;

/** The next due date, in red once it has passed. */
export function DueText({ times }: { times: TicketTimes }) {
  const due = ticketDue(times, new Date());
  if (!due) return '–';
  return (
    <span className={due.isLate ? styles.late : styles.nowrap}>
      {due.isLate ? LATE[due.what] : WORDS[due.what]} {dayAndHourText(due.by)}
    </span>
  );
}
