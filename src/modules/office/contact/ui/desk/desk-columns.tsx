import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { DeskTicket } from '#office/contact/desk.contract.ts';
import { DueText } from '#office/contact/ui/ticket/due-text.tsx';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import type { Id } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './desk-columns.module.css';

/** The page of one ticket in the back-office. */
export function deskTicketHref(id: Id<'ticket'>): string {
  return adminPaths.ticket(id);
}

export const DESK_COLUMNS: readonly Column<DeskTicket>[] = [
  {
    key: 'subject',
    head: 'Subject',
    phone: 'lead',
    cell: ({ _id, subject }) => (
      <Link to={deskTicketHref(_id)} className={styles.subject}>
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
    cell: ({ receivedAt }) => <span className={styles.when}>{dayAndHourText(receivedAt)}</span>,
  },
  { key: 'due', head: 'Due', phone: 'under', cell: ticket => <DueText times={ticket} /> },
  { key: 'status', head: 'Status', phone: 'status', cell: ({ status }) => <TicketStatusMark status={status} /> },
];
