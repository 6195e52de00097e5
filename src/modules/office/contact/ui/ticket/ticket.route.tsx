import { data, Link, useSearchParams } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Timeline } from '#design/data/timeline.tsx';
import { getTicket, type Ticket } from '#office/contact/contract.ts';
import { ticketSteps } from '#office/contact/ticket-steps.ts';
import { asPageError } from '#routing/load.ts';
import { apiContext } from '#shared/api/api-context.ts';
import { isProblem } from '#shared/api/problem.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import type { Route } from './+types/ticket.route.ts';
import { FollowForm } from './follow-form.tsx';
import styles from './ticket.module.css';
import { TicketStatusMark } from './ticket-status-mark.tsx';

/** The page is the same for all unknown numbers, so the loader's data doesn't contain the number that was asked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedNumber(new URL(request.url).searchParams);
  if (asked === '') return { ticket: null, isMissing: false };
  try {
    const { data: ticket } = await context.get(apiContext)(getTicket, { ticket: asked });
    return { ticket, isMissing: false };
  } catch (error) {
    if (isProblem(error) && error.kind === 'missing') return data({ ticket: null, isMissing: true }, { status: 404 });
    throw asPageError(error);
  }
}

/** The status of a ticket, for anyone who knows its number. Not cached and not indexed by search engines. */
export default function TicketPage({ loaderData: { ticket, isMissing } }: Route.ComponentProps) {
  const { name } = useShop();
  const [query] = useSearchParams();
  const asked = askedNumber(query);
  return (
    <div className={styles.page}>
      <PageTitle
        title={ticket ? `Ticket ${ticket.ticket}` : 'Track a ticket'}
        description={`Track your message to ${name} with its ticket number.`}
      />
      {ticket ? (
        <TicketView ticket={ticket} />
      ) : (
        <>
          <h1 className={styles.title}>Track a ticket</h1>
          <p className={styles.lead}>
            Your ticket number was shown when you sent your message, and we mailed it to you.
          </p>
          <FollowForm
            key={asked}
            number={asked}
            error={
              isMissing ? 'We couldn’t find a ticket with this number. Please check it against the mail' : undefined
            }
          />
        </>
      )}
    </div>
  );
}

const MAX_NUMBER_LENGTH = 100;

/** The ticket number in the query; empty if there is none. */
function askedNumber(query: URLSearchParams): string {
  return (query.get('number') ?? '').trim().slice(0, MAX_NUMBER_LENGTH);
}

/** Status, subject, timeline with due dates, and answers. */
function TicketView({ ticket }: { ticket: Ticket }) {
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
