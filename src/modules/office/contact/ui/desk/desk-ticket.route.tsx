import { type ClientLoaderFunctionArgs, Link, type Params, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Facts } from '#design/data/facts.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { moveTicket, readTicket, type TicketMove, type WholeTicket } from '#office/contact/desk.contract.ts';
import { ticketSteps } from '#office/contact/ticket-steps.ts';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { RecordPage } from '#routing/page/record-page.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { ActsHistory } from '#shop/audit/ui/acts-history.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './desk.module.css';
import { DueText } from './desk-columns.tsx';

const questionOf = ({ ticketId = '' }: Params) => ({ ticketId: ticketId as Id<'ticket'> });

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => askAhead(readTicket, questionOf(params));
export const shouldRevalidate = onlyOnEntering;

/** One ticket: message, answers, status, history, and the form to answer it. */
export default function DeskTicketScreen() {
  const question = questionOf(useParams());
  const { ticketId } = question;
  const asked = useAnswer(readTicket, question);
  const { act, isActing } = useAct({ onDone: asked.askAgain, failed: 'Something went wrong' });
  const move = (to: TicketMove) => act(() => call(moveTicket, { _id: ticketId, move: to }));
  return (
    <RecordPage
      asked={asked}
      noun="Ticket"
      list={{ label: 'Tickets', href: adminPaths.tickets }}
      head={ticket => ({
        name: ticket.ticket,
        title: ticket.subject,
        status: <TicketStatusMark status={ticket.status} />,
        actions: <DeskMoves ticket={ticket} busy={isActing} onMove={to => void move(to)} />,
      })}
      aside={ticket => (
        <div className={styles.beside}>
          <PageSection title="Status">
            <Timeline steps={ticketSteps(ticket)} />
          </PageSection>
          <PageSection title="History">
            <ActsHistory acts={ticket.history} />
          </PageSection>
        </div>
      )}
    >
      {ticket => (
        <>
          <DeskMessage ticket={ticket} />
          <PageSection title={ticket.answers.length === 0 ? 'Answer' : 'Another answer'}>
            <AnswerForm ticketId={ticketId} isClosed={ticket.closedAt !== null} onAnswered={asked.askAgain} />
          </PageSection>
        </>
      )}
    </RecordPage>
  );
}

type DeskMovesProps = { ticket: WholeTicket; busy: boolean; onMove: (move: TicketMove) => void };

/** Changes of status without an answer from here, for instance after a phone call. */
function DeskMoves({ ticket: { acknowledgedAt, closedAt }, busy, onMove }: DeskMovesProps) {
  if (closedAt)
    return (
      <Button busy={busy} onClick={() => onMove('reopen')}>
        Reopen
      </Button>
    );
  return (
    <>
      {!acknowledgedAt && (
        <Button busy={busy} onClick={() => onMove('acknowledge')}>
          Acknowledge
        </Button>
      )}
      <Button busy={busy} onClick={() => onMove('close')}>
        Mark as resolved
      </Button>
    </>
  );
}

/** The message, its author and the answers. */
function DeskMessage({ ticket }: { ticket: WholeTicket }) {
  const { name, email, writer, receivedAt, message, answers } = ticket;
  const account =
    writer && (writer.isShopper ? <Link to={adminPaths.shopper(writer._id)}>{writer.userName}</Link> : writer.userName);
  return (
    <>
      <PageSection title="Message">
        <Facts
          facts={[
            ['From', name],
            [
              'Email',
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            ['Received', dayAndHourText(receivedAt)],
            ['Account', account ?? 'Not signed in'],
            ['Due', <DueText key="due" times={ticket} />],
          ]}
        />
        <p className={styles.message}>{message}</p>
      </PageSection>
      {answers.length > 0 && (
        <PageSection title="Answers">
          <ol className={styles.answers}>
            {answers.map(({ by, text, writtenAt }) => (
              <li key={writtenAt.toISOString()}>
                <p className={styles.when}>
                  <time dateTime={writtenAt.toISOString()}>{dayAndHourText(writtenAt)}</time>, by {by}
                </p>
                <p className={styles.answer}>{text}</p>
              </li>
            ))}
          </ol>
        </PageSection>
      )}
    </>
  );
}
