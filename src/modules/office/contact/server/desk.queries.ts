import { type RawBuilder, sql } from 'kysely';
import type { DeskView } from '#office/contact/desk.contract.ts';
import { readTicketNumber } from '#office/contact/ticket-number.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { Id, TicketId, UserId } from '#shared/id.ts';
import type { StoredTicket } from './tickets.queries.ts';

/** The due dates of ticket-clocks.ts in SQL: 48 hours, and a calendar month in India. */
const acknowledgedBy = sql`t.received_at + interval '48 hours'`;
const settledBy = sql`((t.received_at at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'`;
const isOpen = sql`(t.answered_at is null and t.closed_at is null)`;

function inView(view: DeskView, now: Date): RawBuilder<unknown> {
  if (view === 'all') return sql`true`;
  if (view === 'open') return isOpen;
  return sql`(${isOpen}
    and case when t.acknowledged_at is null then ${acknowledgedBy} else ${settledBy} end < ${now}::timestamptz)`;
}

export async function countTickets(
  db: Database,
  find: string | undefined,
  now: Date,
): Promise<Record<DeskView, number>> {
  const { rows } = await sql<Record<DeskView, number>>`
    select count(*)::int as all, count(*) filter (where ${inView('open', now)})::int as open,
      count(*) filter (where ${inView('late', now)})::int as late
    from tickets t where ${fits(find)}`.execute(db);
  return rows[0] ?? { all: 0, open: 0, late: 0 };
}

export async function listTicketRows(
  db: Database,
  { view, find, now }: { readonly view: DeskView; readonly find: string | undefined; readonly now: Date },
  { limit, offset }: PageSpan,
): Promise<StoredTicket[]> {
  const order = view === 'all' ? sql`t.received_at desc, t.id` : sql`t.received_at, t.id`;
  const { rows } = await sql<StoredTicket>`
    select t.* from tickets t where ${inView(view, now)} and ${fits(find)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Locks the row until the transaction ends, so that changes of a ticket are serialised. */
export async function lockTicket(tx: Tx, id: TicketId): Promise<StoredTicket | undefined> {
  const { rows } = await sql<StoredTicket>`select * from tickets where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export interface NewAnswer {
  readonly id: Id<'ticket answer'>;
  readonly ticketId: TicketId;
  readonly authorId: UserId;
  readonly authorName: string;
  readonly body: string;
  readonly at: Date;
}

/** Idempotent. @returns false if the answer exists already */
export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<boolean> {
  const { rows } = await sql`
    insert into ticket_answers (id, ticket_id, author_id, author_name, body, written_at)
    values (${answer.id}, ${answer.ticketId}, ${answer.authorId}, ${answer.authorName}, ${answer.body}, ${answer.at})
    on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function setTimes(
  tx: Tx,
  id: TicketId,
  times: Pick<StoredTicket, 'acknowledged_at' | 'answered_at' | 'closed_at'>,
): Promise<void> {
  const { acknowledged_at, answered_at, closed_at } = times;
  await tx.updateTable('tickets').set({ acknowledged_at, answered_at, closed_at }).where('id', '=', id).execute();
}

/** An answer with its ticket, for the mail. */
export async function findTicketAnswer(db: Database, id: Id<'ticket answer'>) {
  const { rows } = await sql<StoredTicket & { body: string }>`
    select t.*, a.body from ticket_answers a join tickets t on t.id = a.ticket_id where a.id = ${id}`.execute(db);
  return rows[0];
}

function fits(find: string | undefined): RawBuilder<unknown> {
  if (!find) return sql`true`;
  const number = readTicketNumber(find);
  if (number) return sql`t.number = ${number}`;
  const pattern = containing(find);
  return sql`(t.full_name ilike ${pattern} or t.email ilike ${pattern} or t.subject ilike ${pattern})`;
}
