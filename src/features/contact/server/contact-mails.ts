import { acknowledgeBy, settleBy } from '#features/contact/ticket-clocks.ts';
import { type Letterhead, letter, linkTo, officerOf } from '#features/shop/server/shop.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { dayAndHourText, dayText } from '#shared/dates.ts';
import * as paths from '#shared/paths.ts';
import type { WholeTicket } from './tickets.queries.ts';

/** To the shop's care: the message as it was written. An answer to this mail goes to the writer. */
export function messageMail(head: Letterhead, ticket: WholeTicket): Mail {
  const { number, full_name, email, subject, message, received_at } = ticket;
  return letter(head, {
    to: { address: head.shop.email, name: head.shop.name },
    replyTo: { address: email, name: full_name },
    event: `ticket-${ticket.id}-message`,
    subject: `[${number}] ${subject}`,
    title: subject,
    blocks: [
      {
        kind: 'rows',
        rows: [
          { label: 'Ticket', value: number },
          { label: 'From', value: full_name },
          { label: 'E-mail', value: email },
          { label: 'Received', value: dayAndHourText(received_at) },
          { label: 'Acknowledge by', value: dayAndHourText(acknowledgeBy(received_at)) },
          { label: 'Resolve by', value: dayText(settleBy(received_at)) },
        ],
      },
      { kind: 'heading', text: 'Message' },
      { kind: 'lines', lines: message.split('\n') },
      ...linkTo(head, 'See the ticket', ticketPath(number)),
    ],
  });
}

/**
 * To the writer: that it came, its number, the dates. Nothing in it was written by whoever sent the message, because that
 * need not be the reader.
 */
export function acknowledgementMail(head: Letterhead, { id, number, email, received_at }: WholeTicket): Mail {
  const { shop } = head;
  return letter(head, {
    to: { address: email },
    event: `ticket-${id}-acknowledged`,
    subject: `We have received your message: ticket ${number}`,
    title: `Your ticket number is ${number}`,
    blocks: [
      {
        kind: 'text',
        text: `We received your message to ${shop.name} on ${dayAndHourText(received_at)}. Our team will read it and reply to this address by ${dayText(settleBy(received_at))}.`,
      },
      {
        kind: 'text',
        text: `You can track the ticket with its number on our Contact Us page. If it is not resolved by then, write to ${officerOf(shop)}.`,
      },
      { kind: 'text', text: 'If you did not write to us, you can ignore this mail.' },
      ...linkTo(head, 'Track your ticket', ticketPath(number)),
    ],
  });
}

/** To the writer: the answer. What they wrote is not repeated, because the reader need not be the writer. */
export function answerMail(head: Letterhead, ticket: WholeTicket, answer: { id: string; body: string }): Mail {
  const { shop } = head;
  const { number, email, full_name, closed_at } = ticket;
  const more = closed_at
    ? `We have marked your ticket as resolved. If it is not, reply to this mail or write to ${officerOf(shop)}.`
    : 'If you need more help, reply to this mail.';
  return letter(head, {
    to: { address: email, name: full_name },
    event: `ticket-answer-${answer.id}`,
    subject: `Our answer to your ticket ${number}`,
    title: `Our answer to your ticket ${number}`,
    blocks: [
      { kind: 'lines', lines: answer.body.split('\n') },
      { kind: 'text', text: more },
      ...linkTo(head, 'Track your ticket', ticketPath(number)),
    ],
  });
}

function ticketPath(number: string): string {
  return paths.ticket(number);
}
