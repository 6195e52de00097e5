import { sql } from 'kysely';
import type { TicketStatus } from '#office/contact/ticket-status.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { TicketId, UserId } from '#shared/id.ts';

interface MessageOf {
  readonly id: TicketId;
  readonly ticket: string;
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly sentAt: Date;
  readonly status: string;
}

interface AnswerTo {
  readonly ticketId: TicketId;
  readonly by: string;
  readonly text: string;
  readonly at: Date;
}

/** All stored messages of a user, written while signed in or with the e-mail address of the account. */
export async function listMessagesOf(db: Database, userId: UserId) {
  const own = sql`(t.user_id = ${userId} or t.email = (select email from ${publishedUsers} users where id = ${userId}))`;
  const messages = await sql<MessageOf>`
    select t.id, t.number as ticket, t.full_name as "fullName", t.email, t.subject, t.message,
      t.received_at as "sentAt", t.status
    from tickets t where ${own} order by t.received_at, t.id`.execute(db);
  const answers = await sql<AnswerTo>`
    select a.ticket_id as "ticketId", a.author_name as by, a.body as text, a.written_at as at
    from ticket_answers a join tickets t on t.id = a.ticket_id where ${own} order by a.written_at, a.id`.execute(db);
  return messages.rows.map(message => ({
    ...message,
    answers: answers.rows.filter(({ ticketId }) => ticketId === message.id),
  }));
}

/** Removes the link to the account; the messages stay. */
export async function unlinkMessages(tx: Tx, userId: UserId): Promise<void> {
  await sql`update tickets set user_id = null where user_id = ${userId}`.execute(tx);
}

export interface TicketOf {
  readonly id: TicketId;
  readonly number: string;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly receivedAt: Date;
}

/** The latest tickets of a user, written while signed in or with the e-mail address of the account. */
export async function listTicketsOf(db: Database, userId: UserId, most: number): Promise<TicketOf[]> {
  const { rows } = await sql<TicketOf>`
    select t.id, t.number, t.subject, t.status, t.received_at as "receivedAt" from tickets t
    where t.user_id = ${userId} or t.email = (select email from ${publishedUsers} users where id = ${userId})
    order by t.received_at desc, t.id limit ${most}`.execute(db);
  return rows;
}
