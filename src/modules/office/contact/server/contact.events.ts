import { acknowledgeBy, settleBy } from '#office/contact/ticket-clocks.ts';
import { heading, type Letter, lines, link, rows } from '#platform/notify/letter.ts';
import type { TicketAnswerId, TicketId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText, dayText } from '#shared/time/dates.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { type EventsOf, officerOf, shopItself } from '#shop/shop/server/shop.ts';
import { findAnswer } from './desk.queries.ts';
import { findTicket, markAcknowledged, type StoredTicket } from './tickets.queries.ts';

declare module '#platform/context.ts' {
  interface Events {
    'contact.received': { readonly ticket: TicketId };
    'contact.acknowledged': { readonly ticket: TicketId };
    'contact.answered': { readonly answer: TicketAnswerId };
  }
}

/** Mails about messages to the shop. */
export const contactEvents: EventsOf<'contact'> = {
  'contact.received': {
    label: 'contact message',
    for: 'shop',
    letters: async ({ db }, { ticket: id }, shop) => {
      const ticket = await findTicket(db, id);
      return ticket && messageReceived(shop, ticket);
    },
  },
  'contact.acknowledged': {
    label: 'acknowledgement of a ticket',
    for: 'address',
    only: 'mail',
    letters: async ({ db }, { ticket: id }, shop) => {
      const ticket = await findTicket(db, id);
      return ticket && !ticket.acknowledged_at ? messageAcknowledged(shop, ticket) : undefined;
    },
    // The ticket counts as acknowledged only once the mail is sent.
    sent: ({ db, now }, { ticket }) => markAcknowledged(db, ticket, now()),
  },
  'contact.answered': {
    label: 'answer to a ticket',
    for: 'address',
    letters: async ({ db }, { answer: id }, shop) => {
      const found = await findAnswer(db, id);
      return found && ticketAnswered(shop, found, { id, body: found.body });
    },
  },
};

/** To customer care: the message as it was written. A reply to this mail goes to the author. */
export function messageReceived(shop: ShopIdentity, ticket: StoredTicket): Letter {
  const { number, full_name, email, subject, message, received_at } = ticket;
  return {
    to: shopItself(shop),
    replyTo: { email, name: full_name },
    id: `ticket-${ticket.id}-message`,
    subject: `[${number}] ${subject}`,
    title: subject,
    blocks: [
      rows([
        { label: 'Ticket', value: number },
        { label: 'From', value: full_name },
        { label: 'E-mail', value: email },
        { label: 'Received', value: dayAndHourText(received_at) },
        { label: 'Acknowledge by', value: dayAndHourText(acknowledgeBy(received_at)) },
        { label: 'Resolve by', value: dayText(settleBy(received_at)) },
      ]),
      heading('Message'),
      lines(message.split('\n')),
      link('See the ticket', paths.ticket(number)),
    ],
  };
}

/**
 * To the author: acknowledgement with ticket number and due date. It contains nothing of the message, because its sender
 * may not be the owner of the address.
 */
export function messageAcknowledged(shop: ShopIdentity, { id, number, email, received_at }: StoredTicket): Letter {
  return {
    to: { email },
    id: `ticket-${id}-acknowledged`,
    subject: `We have received your message: ticket ${number}`,
    title: `Your ticket number is ${number}`,
    blocks: [
      `We received your message to ${shop.name} on ${dayAndHourText(received_at)}. Our team will read it and reply to this address by ${dayText(settleBy(received_at))}.`,
      `You can track the ticket with its number on our Contact Us page. If it is not resolved by then, write to ${officerOf(shop)}.`,
      'If you did not write to us, you can ignore this mail.',
      link('Track your ticket', paths.ticket(number)),
    ],
  };
}

/** To the author: the answer. It doesn't quote the message, because its sender may not be the owner of the address. */
export function ticketAnswered(shop: ShopIdentity, ticket: StoredTicket, answer: { id: string; body: string }): Letter {
  const { number, email, full_name, closed_at } = ticket;
  return {
    to: { email, name: full_name },
    id: `ticket-answer-${answer.id}`,
    subject: `Our answer to your ticket ${number}`,
    blocks: [
      lines(answer.body.split('\n')),
      closed_at
        ? `We have marked your ticket as resolved. If it is not, reply to this mail or write to ${officerOf(shop)}.`
        : 'If you need more help, reply to this mail.',
      link('Track your ticket', paths.ticket(number)),
    ],
  };
}
