import { type RawBuilder, sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** Enough for what happens at once; more people wait in the queue of mails only once there are so many. */
const MAX_MAILS_A_DAY = 3;
/** How many people one run of the job reads at once. */
const PEOPLE_AT_ONCE = 500;

/** A smaller fall is no news, and raising a price to lower it again brings no mail each time. */
const LEAST_FALL = 10_00;
/** The same in parts of the price: one in a hundred. */
const LEAST_SHARE = 100;

/** Whether a product, `p`, can be had. */
const canBeHad = sql`p.listed and p.in_stock`;
/** Whether the price of a product, `p`, has fallen since the last news of it in an entry, `e`. */
const hasFallen = sql`(e.tell_of_fall
  and p.paid_paise <= e.fall_from_paise - greatest(${sql.lit(LEAST_FALL)}, e.fall_from_paise / ${sql.lit(LEAST_SHARE)}))`;
/** Whether there is something to tell of an entry, `e`, and its product. */
const hasNews = sql`${canBeHad} and
  (${hasFallen} or e.tell_of_return and e.was_out)`;

/** Notes what has happened since: a price that has risen can fall from there, and what has gone can return. */
export async function noteChanges(db: Database): Promise<void> {
  await sql`
    update wishlist_entries e set fall_from_paise = p.paid_paise from products p
    where p.id = e.product_id and e.tell_of_fall and p.listed and p.paid_paise > e.fall_from_paise`.execute(db);
  await sql`
    update wishlist_entries e set was_out = true from products p
    where p.id = e.product_id and e.tell_of_return and not e.was_out and not (${canBeHad})`.execute(db);
}

/** The next shoppers in order of id of whose wishlist there is news, without those who have had their mails of the day. */
export async function listPeopleToTell(db: Database, day: string, after: UserId | undefined): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select distinct m.user_id as id from wishlist_mails m
    join wishlist_entries e on e.user_id = m.user_id join products p on p.id = e.product_id
    join ${publishedUsers} u on u.id = m.user_id and u.blocked_at is null
    where ${hasNews} and ${hasRoom(day)} and ${after ? sql`m.user_id > ${after}` : sql`true`}
    order by m.user_id limit ${PEOPLE_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What there is to tell of a product. */
export interface News {
  readonly productId: ProductId;
  /** The price before it fell; null if it has not, or nobody asked. */
  readonly fellFrom: Paise | null;
  readonly hasReturned: boolean;
}

/**
 * Takes the news of a shopper, so that each is told once: of calls at the same time one gets it. Nothing if they have had
 * their mails of the day; then it waits for the next.
 */
export async function takeNews(tx: Tx, userId: UserId, day: string): Promise<News[]> {
  const { rows: room } = await sql`
    select from wishlist_mails m where m.user_id = ${userId} and ${hasRoom(day)} for update`.execute(tx);
  if (room.length === 0) return [];
  const { rows } = await sql<News>`
    with news as (
      select e.product_id, p.paid_paise, e.tell_of_return and e.was_out as returned,
        case when ${hasFallen} then e.fall_from_paise end as fell_from
      from wishlist_entries e join products p on p.id = e.product_id where e.user_id = ${userId} and ${hasNews}
    )
    update wishlist_entries e set was_out = false,
      fall_from_paise = case when news.fell_from is null then e.fall_from_paise else news.paid_paise end
    from news where e.user_id = ${userId} and e.product_id = news.product_id
    returning e.product_id as "productId", news.fell_from as "fellFrom", news.returned as "hasReturned"`.execute(tx);
  if (rows.length > 0)
    await sql`
      update wishlist_mails set mails = case when day = ${day}::date then mails + 1 else 1 end, day = ${day}::date
      where user_id = ${userId}`.execute(tx);
  return rows;
}

function hasRoom(day: string): RawBuilder<unknown> {
  return sql`(m.day is distinct from ${day}::date or m.mails < ${MAX_MAILS_A_DAY})`;
}
