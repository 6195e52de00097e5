import { type ClientLoaderFunctionArgs, type Params, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageColumns } from '#design/layout/page-columns.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { moveTicket, readTicket, type TicketMove, type WholeTicket } from '#office/contact/desk.contract.ts';
import { ticketSteps } from '#office/contact/ticket-steps.ts';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { ActsHistory } from '#shop/audit/ui/acts-history.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './desk.module.css';
import { DeskMessage } from './desk-message.tsx';

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
  const ticket = asked.problem ? undefined : asked.answer?.data;
  return (
    <>
      <title>{`${ticket?.ticket ?? 'Ticket'} · Admin Panel`}</title>
      <Breadcrumbs
        className={styles.over}
        renderLink={routerLink}
        trail={[{ label: 'Tickets', href: adminPaths.tickets }, { label: ticket?.ticket ?? 'Ticket' }]}
      />
      <PageHead
        title={ticket?.subject ?? 'Ticket'}
        aside={ticket ? <TicketStatusMark status={ticket.status} /> : '\u00a0'}
        actions={ticket && <DeskMoves ticket={ticket} busy={isActing} onMove={to => void move(to)} />}
      />
      {asked.problem && (
        <ErrorState title="Could not load this ticket" onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      )}
      {!asked.problem && !ticket && <Skeleton shape="block" className={styles.loading} />}
      {ticket && (
        <PageColumns
          aside={
            <div className={styles.beside}>
              <PageSection title="Status">
                <Timeline steps={ticketSteps(ticket)} />
              </PageSection>
              <PageSection title="History">
                <ActsHistory acts={ticket.history} />
              </PageSection>
            </div>
          }
        >
          <DeskMessage ticket={ticket} />
          <PageSection title={ticket.answers.length === 0 ? 'Answer' : 'Another answer'}>
            <AnswerForm ticketId={ticketId} isClosed={ticket.closedAt !== null} onAnswered={asked.askAgain} />
          </PageSection>
        </PageColumns>
      )}
    </>
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
