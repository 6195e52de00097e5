import { sql } from 'kysely';
import type { ContactMessage } from '#office/contact/message.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { TicketId, UserId } from '#shared/id.ts';

export interface NewTicket extends ContactMessage {
  readonly id: TicketId;
  readonly number: string;
  readonly userId: UserId | null;
  /** What they are answered in by mail. */
  readonly language: string;
  readonly receivedAt: Date;
}

/** Advisory locks for an address and a network, so that counting is exact. Always in this order, to avoid deadlocks. */
export async function lockWriter(tx: Tx, email: string, network: string): Promise<void> {
  for (const name of [`ticket from ${email}`, `ticket over ${network}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The open ticket of an identical message from the same author since `since`. */
export function findSameMessage(db: Database, { name, email, subject, message }: ContactMessage, since: Date) {
  return db
    .selectFrom('tickets')
    .select(['number', 'received_at'])
    .where('email', '=', email)
    .where('received_at', '>', since)
    .where('answered_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('full_name', '=', name)
    .where('subject', '=', subject)
    .where('message', '=', message)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
}

/** How many messages an address has sent since `since`, and when the first of them was received. */
export async function countFromAddress(db: Database, email: string, since: Date) {
  const { rows } = await sql<{ sent: number; first_at: Date | null }>`
    select count(*)::int as sent, min(received_at) as first_at from tickets
    where email = ${email} and received_at > ${since}`.execute(db);
  return { sent: rows[0]?.sent ?? 0, firstAt: rows[0]?.first_at ?? undefined };
}

export async function countFromNetwork(db: Database, network: string, since: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from ticket_networks
    where network = ${network} and written_at > ${since}`.execute(db);
  return rows[0]?.sent ?? 0;
}

/** Records the network of a message and deletes records before `forgetBefore`. */
export async function noteNetwork(tx: Tx, network: string, at: Date, forgetBefore: Date): Promise<void> {
  await tx.deleteFrom('ticket_networks').where('written_at', '<', forgetBefore).execute();
  await tx.insertInto('ticket_networks').values({ network, written_at: at }).execute();
}

export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  const { id, number, userId, name, email, subject, message, language, receivedAt } = ticket;
  await tx
    .insertInto('tickets')
    .values({
      id,
      number,
      user_id: userId,
      full_name: name,
      email,
      subject,
      message,
      language,
      received_at: receivedAt,
      acknowledged_at: null,
      answered_at: null,
      closed_at: null,
    })
    .execute();
}

export function findTicketByNumber(db: Database, number: string) {
  return db
    .selectFrom('tickets')
    .select(['id', 'number', 'status', 'subject', 'received_at', 'acknowledged_at', 'answered_at', 'closed_at'])
    .where('number', '=', number)
    .executeTakeFirst();
}
export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicketByNumber>>>;

export function listAnswers(db: Database, ticket: TicketId) {
  return db
    .selectFrom('ticket_answers')
    .select(['author_name', 'body', 'written_at'])
    .where('ticket_id', '=', ticket)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

export function findTicket(db: Database, id: TicketId) {
  return db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
}
export type StoredTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Keeps the time if the ticket is already acknowledged. */
export async function markAcknowledged(db: Database, id: TicketId, at: Date): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ acknowledged_at: at })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .execute();
}
