import { ticketDue } from '#features/contact/ticket-due.ts';
import type { TicketTimes } from '#features/contact/ticket-steps.ts';
import { dayAndHourText } from '#shared/dates.ts';
import styles from './desk-columns.module.css';

const WORDS = { acknowledge: 'Acknowledge by', settle: 'Resolve by' } as const;
const LATE = { acknowledge: 'Acknowledgement overdue since', settle: 'Overdue since' } as const;

/** What has to be done next by when; in red once that has passed. */
export function DueText({ times }: { times: TicketTimes }) {
  const due = ticketDue(times, new Date());
  if (!due) return '–';
  return (
    <span className={due.isLate ? styles.late : styles.when}>
      {due.isLate ? LATE[due.what] : WORDS[due.what]} {dayAndHourText(due.by)}
    </span>
  );
}
