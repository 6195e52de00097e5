import { deskTicketMissing, type readTicket } from '#office/contact/desk.contract.ts';
import { findPerson } from '#people/accounts/server/accounts.ts';
import type { Ctx } from '#platform/context.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { TicketId } from '#shared/id.ts';
import { listActsOn } from '#shop/audit/server/audit.ts';
import { presentDeskTicket } from './desk.present.ts';
import { listWholeAnswers } from './desk.queries.ts';
import { findTicket } from './tickets.queries.ts';

const NEWEST_ACTS = 30;

/** One ticket with its message, its answers and what was done about it. @throws deskTicketMissing */
export async function readDeskTicket(ctx: Ctx, id: TicketId): Promise<WireAnswerOf<typeof readTicket>['data']> {
  const ticket = await findTicket(ctx.db, id);
  if (!ticket) throw deskTicketMissing();
  const writer = ticket.user_id ? await findPerson(ctx.db, ticket.user_id) : undefined;
  const answers = await listWholeAnswers(ctx.db, id);
  return {
    ...presentDeskTicket(ticket),
    email: ticket.email,
    message: ticket.message,
    writer: writer ? { _id: writer.id, userName: writer.userName, isShopper: writer.kind === 'shopper' } : null,
    answers: answers.map(({ author_name, body, written_at }) => ({
      by: author_name,
      text: body,
      writtenAt: written_at.toISOString(),
    })),
    history: await listActsOn(ctx.db, id, NEWEST_ACTS),
  };
}
