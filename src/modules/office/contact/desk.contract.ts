import * as z from 'zod/mini';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { AuditEntry } from '#shop/audit/contract.ts';
import { MAX_MESSAGE_LENGTHS } from './message.ts';
import { TICKET_STATUSES } from './ticket-status.ts';

export const deskTicketMissing = problem('contact.desk_ticket_missing', 'missing', 'We couldn’t find this ticket.');

/** Which tickets are looked at: those that wait for an answer, those of them that are late, or all. */
export const DESK_VIEWS = ['open', 'late', 'all'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** What an administrator may do with a ticket beside answering it. */
export const TICKET_MOVES = ['acknowledge', 'close', 'reopen'] as const;
export type TicketMove = (typeof TICKET_MOVES)[number];

const head = {
  _id: id<'ticket'>(),
  ticket: z.string(),
  subject: z.string(),
  name: z.string(),
  status: z.enum(TICKET_STATUSES),
  receivedAt: instant,
  acknowledgeBy: instant,
  settleBy: instant,
  acknowledgedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  closedAt: z.nullable(instant),
};

export const DeskTicket = z.object(head);
export type DeskTicket = z.output<typeof DeskTicket>;

/** The whole of a ticket with what was done about it. */
export const WholeTicket = z.object({
  ...head,
  email: z.string(),
  message: z.string(),
  /** Whoever was signed in while writing. */
  writer: z.nullable(z.object({ _id: id<'user'>(), userName: z.string(), isShopper: z.boolean() })),
  answers: z.array(z.object({ by: z.string(), text: z.string(), writtenAt: instant })),
  history: z.array(AuditEntry),
});
export type WholeTicket = z.output<typeof WholeTicket>;

export const listTickets = get('/admin/tickets/get', {
  summary: 'Tickets: open ones oldest first, all of them newest first',
  query: z.strictObject({
    ...pageQuery,
    show: z.optional(z.enum(DESK_VIEWS)),
    /** A ticket's number, or a piece of a name, an e-mail address or the subject. */
    find: findWords,
  }),
  output: z.extend(pageSchema(DeskTicket), { counts: z.record(z.enum(DESK_VIEWS), z.int()) }),
});

export const readTicket = get('/admin/tickets/get/:ticketId', {
  summary: 'A ticket with its message, replies and history',
  params: z.strictObject({ ticketId: id<'ticket'>() }),
  output: dataOf(WholeTicket),
});

const Changed = z.extend(dataOf(WholeTicket), { message: z.string() });

export const answerTicket = post('/admin/tickets/answer', {
  summary: 'Replies to a ticket by mail; anyone who tracks its number sees the reply too',
  body: z.strictObject({
    _id: id<'ticket'>(),
    /** Made by whoever sends it, so that sending it twice is answering once. */
    answerId: id<'ticket answer'>(),
    text: line(MAX_MESSAGE_LENGTHS.message),
    /** Whether that settles it. */
    closes: z.boolean(),
  }),
  output: Changed,
});

export const moveTicket = put('/admin/tickets/move', {
  summary: 'Marks a ticket as acknowledged or resolved by other means, or reopens it',
  body: z.strictObject({ _id: id<'ticket'>(), move: z.enum(TICKET_MOVES) }),
  output: Changed,
});
