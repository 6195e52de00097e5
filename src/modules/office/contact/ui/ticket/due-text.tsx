import { ticketDue } from '#office/contact/ticket-due.ts';
import type { TicketTimes } from '#office/contact/ticket-steps.ts';
import styles from '#office/contact/ui/desk/desk-columns.module.css';
import { dayAndHourText } from '#shared/time/dates.ts';

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
