import {
  answerTicket as answerEndpoint,
  listTickets as listEndpoint,
  moveTicket as moveEndpoint,
  readTicket as readEndpoint,
} from '#office/contact/desk.contract.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { answerTicket, moveTicket } from './answer-ticket.ts';
import { presentDeskTicket } from './desk.present.ts';
import { countTickets, listTicketRows } from './desk.queries.ts';
import { readDeskTicket } from './read-desk-ticket.ts';

const PAGE_SIZE = 20;
const DONE = {
  acknowledge: 'The ticket is acknowledged',
  close: 'The ticket is resolved',
  reopen: 'The ticket is reopened',
} as const;

/** How administrators look after what people wrote to the shop. */
export function serveTicketDesk(api: Api): void {
  serve(api, listEndpoint, administrator, async (ctx, { page = 1, limit = PAGE_SIZE, show = 'all', find }) => {
    const now = ctx.now();
    const counts = await countTickets(ctx.db, find, now);
    const rows = await listTicketRows(ctx.db, { view: show, find, now }, limit, (page - 1) * limit);
    const totalItems = counts[show];
    return {
      data: rows.map(presentDeskTicket),
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(totalItems / limit)),
      totalItems,
      counts,
    };
  });
  serve(api, readEndpoint, administrator, async (ctx, { ticketId }) => ({ data: await readDeskTicket(ctx, ticketId) }));
  serve(api, answerEndpoint, administrator, async (ctx, { _id, ...answer }) => {
    await answerTicket(ctx, _id, answer);
    return { message: 'Answer sent', data: await readDeskTicket(ctx, _id) };
  });
  serve(api, moveEndpoint, administrator, async (ctx, { _id, move }) => {
    await moveTicket(ctx, _id, move);
    return { message: DONE[move], data: await readDeskTicket(ctx, _id) };
  });
}
