import type * as z from 'zod/mini';
import type { getTicket } from '#office/contact/contract.ts';
import type { DeskTicket } from '#office/contact/desk.contract.ts';
import { acknowledgeBy, settleBy } from '#office/contact/ticket-clocks.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { AnswerRow, StoredTicket, TicketRow } from './tickets.queries.ts';

type WireTicket = WireAnswerOf<typeof getTicket>['data'];

/** Without author and message, because the number may have been passed on. */
export function presentTicket(ticket: TicketRow, answers: readonly AnswerRow[]): WireTicket {
  return {
    ticket: ticket.number,
    status: ticket.status,
    subject: ticket.subject,
    ...presentTimes(ticket),
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

export function presentDeskTicket(row: StoredTicket): z.input<typeof DeskTicket> {
  return {
    _id: row.id,
    ticket: row.number,
    subject: row.subject,
    name: row.full_name,
    status: row.status,
    ...presentTimes(row),
  };
}

function presentTimes(times: Pick<TicketRow, 'received_at' | 'acknowledged_at' | 'answered_at' | 'closed_at'>) {
  return {
    ...presentClocks(times.received_at),
    acknowledgedAt: times.acknowledged_at?.toISOString() ?? null,
    answeredAt: times.answered_at?.toISOString() ?? null,
    closedAt: times.closed_at?.toISOString() ?? null,
  };
}
