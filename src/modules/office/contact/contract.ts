import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, instant } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { MESSAGE_LABELS, type MessageField, required } from './message.ts';
import { TICKET_STATUSES } from './ticket-status.ts';

/** One or more fields of a message are wrong. The message is that of the first one; `fields` has all of them. */
export const messageInvalid = problem('contact.message_invalid', 'invalid', (first: string) => first);
export const tooManyFromAddress = problem('contact.too_many_from_address', 'too-many', (hours: number) =>
  t('office.contact.refusal.fromAddress', { hours }),
);
export const tooManyMessagesFromNetwork = problem('contact.too_many_from_network', 'too-many', () =>
  t('office.contact.refusal.fromNetwork'),
);
export const tooManyMessages = problem('contact.too_many', 'too-many', (seconds: number) =>
  t('office.contact.refusal.tooMany', { wait: waitText(seconds) }),
);
export const ticketMissing = problem('contact.ticket_missing', 'missing', () => t('office.contact.refusal.noTicket'));

/** A ticket as anyone who knows its number can see it: status and answers, but neither the author nor the message. */
export const Ticket = z.object({
  ticket: z.string(),
  status: z.enum(TICKET_STATUSES),
  subject: z.string(),
  receivedAt: instant,
  /** Due dates required by law. */
  acknowledgeBy: instant,
  settleBy: instant,
  acknowledgedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  answers: z.array(z.object({ text: z.string(), writtenAt: instant })),
});
export type Ticket = z.output<typeof Ticket>;

/** The server validates the fields strictly (message.ts) and returns the errors by field name. */
export const sendMessage = post('/common/contact', {
  summary: 'Sends a message to the shop; the same message within a day gets the same ticket',
  body: z.strictObject({
    name: field('name'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ ticket: z.string(), receivedAt: instant, acknowledgeBy: instant, settleBy: instant }),
  }),
});

export const getTicket = get('/common/contact/:ticket', {
  summary: 'The status of a ticket, for anyone who knows its number',
  params: z.strictObject({ ticket: z.string().check(z.maxLength(100)) }),
  output: dataOf(Ticket),
});

function field(name: MessageField) {
  return z.string({
    error: issue =>
      issue.input === undefined ? required(name) : t('office.contact.fault.text', { label: MESSAGE_LABELS[name] }),
  });
}
