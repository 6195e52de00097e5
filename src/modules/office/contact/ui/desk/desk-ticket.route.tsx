import { type ClientLoaderFunctionArgs, Link, type Params, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Facts } from '#design/data/facts.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { moveTicket, readTicket, type TicketMove, type WholeTicket } from '#office/contact/desk.contract.ts';
import { MESSAGE_LABELS } from '#office/contact/message.ts';
import { ticketSteps } from '#office/contact/ticket-steps.ts';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { RecordPage } from '#routing/page/record-page.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
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
  const { act, isActing } = useAct({ onDone: asked.askAgain, failed: t('office.contact.desk.wrong') });
  const move = (to: TicketMove) => act(() => call(moveTicket, { _id: ticketId, move: to }));
  return (
    <RecordPage
      asked={asked}
      noun={t('office.contact.desk.ticket')}
      list={{ label: t('office.contact.desk.title'), href: adminPaths.tickets }}
      head={ticket => ({
        name: ticket.ticket,
        title: ticket.subject,
        status: <TicketStatusMark status={ticket.status} />,
        actions: <DeskMoves ticket={ticket} busy={isActing} onMove={to => void move(to)} />,
      })}
      aside={ticket => (
        <div className={styles.beside}>
          <PageSection title={t('office.contact.desk.status')}>
            <Timeline steps={ticketSteps(ticket)} />
          </PageSection>
          <PageSection title={t('office.contact.desk.history')}>
            <ActsHistory acts={ticket.history} />
          </PageSection>
        </div>
      )}
    >
      {ticket => (
        <>
          <DeskMessage ticket={ticket} />
          <PageSection
            title={
              ticket.answers.length === 0 ? t('office.contact.desk.answer') : t('office.contact.desk.anotherAnswer')
            }
          >
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
        {t('office.contact.desk.reopen')}
      </Button>
    );
  return (
    <>
      {!acknowledgedAt && (
        <Button busy={busy} onClick={() => onMove('acknowledge')}>
          {t('office.contact.desk.acknowledge')}
        </Button>
      )}
      <Button busy={busy} onClick={() => onMove('close')}>
        {t('office.contact.desk.resolve')}
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
      <PageSection title={MESSAGE_LABELS.message}>
        <Facts
          facts={[
            [t('office.contact.desk.from'), name],
            [
              MESSAGE_LABELS.email,
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            [t('office.contact.desk.received'), dayAndHourText(receivedAt)],
            [t('office.contact.desk.account'), account ?? t('office.contact.desk.noAccount')],
            [t('office.contact.desk.due'), <DueText key="due" times={ticket} />],
          ]}
        />
        <p className={styles.message}>{message}</p>
      </PageSection>
      {answers.length > 0 && (
        <PageSection title={t('office.contact.desk.answers')}>
          <ol className={styles.answers}>
            {answers.map(({ by, text, writtenAt }) => (
              <li key={writtenAt.toISOString()}>
                <p className={styles.when}>
                  {rich('office.contact.desk.answerBy', {
                    time: <time dateTime={writtenAt.toISOString()}>{dayAndHourText(writtenAt)}</time>,
                    name: by,
                  })}
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
