import { data, Link, useSearchParams } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Timeline } from '#design/data/timeline.tsx';
import { getTicket, type Ticket } from '#office/contact/contract.ts';
import { ticketSteps } from '#office/contact/ticket-steps.ts';
import { asPageError } from '#routing/load.ts';
import { apiContext } from '#shared/api/api-context.ts';
import { isProblem } from '#shared/api/problem.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
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
        title={ticket ? t('office.contact.ticket.title', { ticket: ticket.ticket }) : t('office.contact.ticket.form')}
        description={t('office.contact.ticket.description', { shop: name })}
      />
      {ticket ? (
        <TicketView ticket={ticket} />
      ) : (
        <>
          <h1 className={styles.title}>{t('office.contact.ticket.form')}</h1>
          <p className={styles.lead}>{t('office.contact.ticket.lead')}</p>
          <FollowForm key={asked} number={asked} error={isMissing ? t('office.contact.ticket.missing') : undefined} />
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
        {rich('office.contact.ticket.heading', {
          ticket: ticket.ticket,
          number: words => <span className={styles.number}>{words}</span>,
        })}
      </h1>
      <p className={styles.lead}>{t('office.contact.ticket.subject', { subject: ticket.subject })}</p>
      <div className={styles.columns}>
        <section aria-labelledby="way">
          <WireHeading id="way">{t('office.contact.ticket.status')}</WireHeading>
          <Timeline steps={ticketSteps(ticket)} />
        </section>
        <section aria-labelledby="answers">
          <WireHeading id="answers">{t('office.contact.ticket.answers')}</WireHeading>
          {ticket.answers.length === 0 ? (
            <p className={styles.none}>
              {ticket.status === 'closed'
                ? t('office.contact.ticket.answeredElsewhere')
                : t('office.contact.ticket.noAnswer')}
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
          {t('office.contact.sent.another')}
        </Link>
        <Link to={paths.grievanceOfficer} className={buttonClass({ tone: 'quiet' })}>
          {t('office.contact.ticket.officer')}
        </Link>
      </div>
      <p className={styles.small}>{t('office.contact.ticket.public')}</p>
    </>
  );
}
