import type { getTicket } from '#office/contact/contract.ts';
import { acknowledgeBy, settleBy } from '#office/contact/ticket-clocks.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { AnswerRow, TicketRow } from './tickets.queries.ts';

type WireTicket = WireAnswerOf<typeof getTicket>['data'];

/** Who wrote and what is not in it: the number may have been passed on. */
export function presentTicket(ticket: TicketRow, answers: readonly AnswerRow[]): WireTicket {
  return {
    ticket: ticket.number,
    status: ticket.status,
    subject: ticket.subject,
    ...presentClocks(ticket.received_at),
    acknowledgedAt: ticket.acknowledged_at?.toISOString() ?? null,
    answeredAt: ticket.answered_at?.toISOString() ?? null,
    closedAt: ticket.closed_at?.toISOString() ?? null,
    answers: answers.map(({ body, written_at }) => ({ text: body, writtenAt: written_at.toISOString() })),
  };
}

export function presentClocks(receivedAt: Date) {
  return {
    receivedAt: receivedAt.toISOString(),
    acknowledgeBy: acknowledgeBy(receivedAt).toISOString(),
    settleBy: settleBy(receivedAt).toISOString(),
  };
}
