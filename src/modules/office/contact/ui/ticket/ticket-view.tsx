import { Link } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Timeline } from '#design/data/timeline.tsx';
import type { Ticket } from '#office/contact/contract.ts';
import { ticketSteps } from '#office/contact/ticket-steps.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './ticket.module.css';
import { TicketStatusMark } from './ticket-status-mark.tsx';

/** How a ticket stands: its subject, its way with the dates that are due, what was answered. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <p className={styles.over}>
        <TicketStatusMark status={ticket.status} />
      </p>
      <h1 className={styles.title}>
        Ticket <span className={styles.number}>{ticket.ticket}</span>
      </h1>
      <p className={styles.lead}>Subject: {ticket.subject}</p>
      <div className={styles.columns}>
        <section aria-labelledby="way">
          <WireHeading id="way">Status</WireHeading>
          <Timeline steps={ticketSteps(ticket)} />
        </section>
        <section aria-labelledby="answers">
          <WireHeading id="answers">Answers</WireHeading>
          {ticket.answers.length === 0 ? (
            <p className={styles.none}>
              {ticket.status === 'closed'
                ? 'We answered by mail or phone.'
                : 'No answer yet. We’ll reply by mail to the address you gave.'}
            </p>
          ) : (
            <ol className={styles.answers}>
              {ticket.answers.map(({ text, writtenAt }) => (
                <li key={writtenAt.toISOString()}>
                  <time dateTime={writtenAt.toISOString()} className={styles.when}>
                    {dayAndHourText(writtenAt)}
                  </time>
                  <p className={styles.answer}>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <div className={styles.ways}>
        <Link to={paths.writeToUs} className={buttonClass({ tone: 'outline' })}>
          Write another message
        </Link>
        <Link to={paths.grievanceOfficer} className={buttonClass({ tone: 'quiet' })}>
          Not resolved in time? Contact the grievance officer
        </Link>
      </div>
      <p className={styles.small}>
        Anyone with the ticket number can see this page. Your message, name and address are not shown.
      </p>
    </>
  );
}
