import { getTicket, sendMessage, ticketMissing } from '#office/contact/contract.ts';
import { readTicketNumber } from '#office/contact/ticket-number.ts';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { anyone } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { receiveMessage } from './receive-message.ts';
import { presentClocks, presentTicket } from './tickets.present.ts';
import { findTicketByNumber, listAnswers } from './tickets.queries.ts';

export function serveContact(api: Api): void {
  serve(api, sendMessage, anyone, async (ctx, typed, { request }) => {
    const { number, receivedAt } = await receiveMessage(ctx, typed, networkOf(request.ip));
    return {
      message: speaking(ctx.language, () => t('office.contact.told.sent', { ticket: number })),
      data: { ticket: number, ...presentClocks(receivedAt) },
    };
  });

  // The same response to a malformed and to an unknown number.
  serve(api, getTicket, anyone, async (ctx, { ticket: typed }) => {
    const number = readTicketNumber(typed);
    const ticket = number && (await findTicketByNumber(ctx.db, number));
    if (!ticket) throw ticketMissing();
    return { data: presentTicket(ticket, await listAnswers(ctx.db, ticket.id)) };
  });
}
