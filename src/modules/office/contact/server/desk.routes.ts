import {
  answerTicket as answerEndpoint,
  deskTicketMissing,
  listTickets as listEndpoint,
  moveTicket as moveEndpoint,
  readTicket as readEndpoint,
  type readTicket,
  type TicketMove,
} from '#office/contact/desk.contract.ts';
import { findPerson } from '#people/accounts/server/accounts.ts';
import type { Ctx } from '#platform/context.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import type { TicketId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { listActsOn } from '#shop/audit/server/audit.ts';
import { answerTicket, moveTicket } from './answer-ticket.ts';
import { countTickets, listTicketRows } from './desk.queries.ts';
import { presentDeskTicket } from './tickets.present.ts';
import { findTicket, listAnswers } from './tickets.queries.ts';

const DONE: Readonly<Record<TicketMove, () => string>> = {
  acknowledge: () => t('office.contact.told.acknowledged'),
  close: () => t('office.contact.told.closed'),
  reopen: () => t('office.contact.told.reopened'),
};

/** The ticket desk of the back-office. */
export function serveTicketDesk(api: Api): void {
  serve(api, listEndpoint, administrator, async (ctx, { show = 'all', find, ...query }) => {
    const page = askedPage(query);
    const now = ctx.now();
    const counts = await countTickets(ctx.db, find, now);
    const rows = await listTicketRows(ctx.db, { view: show, find, now }, page);
    return { ...page.of(rows.map(presentDeskTicket), counts[show]), counts };
  });
  serve(api, readEndpoint, administrator, async (ctx, { ticketId }) => ({ data: await readDeskTicket(ctx, ticketId) }));
  serve(api, answerEndpoint, administrator, async (ctx, { _id, ...answer }) => {
    await answerTicket(ctx, _id, answer);
    return {
      message: speaking(ctx.language, () => t('office.contact.told.answered')),
      data: await readDeskTicket(ctx, _id),
    };
  });
  serve(api, moveEndpoint, administrator, async (ctx, { _id, move }) => {
    await moveTicket(ctx, _id, move);
    return { message: speaking(ctx.language, DONE[move]), data: await readDeskTicket(ctx, _id) };
  });
}

const NEWEST_ACTS = 30;

/** @throws deskTicketMissing */
async function readDeskTicket(ctx: Ctx, id: TicketId): Promise<WireAnswerOf<typeof readTicket>['data']> {
  const ticket = await findTicket(ctx.db, id);
  if (!ticket) throw deskTicketMissing();
  const writer = ticket.user_id ? await findPerson(ctx.db, ticket.user_id) : undefined;
  const answers = await listAnswers(ctx.db, id);
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
    history: await listActsOn(ctx, id, NEWEST_ACTS),
  };
}
