import { sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';

/** How many orders each of these people has placed; who placed none is not in it. */
export async function countOrdersByBuyer(db: Database, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: UserId; count: number }>`
    select user_id as id, count(*)::int as count from orders where user_id = any(${ids}::uuid[]) group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * How many orders are not of the demo.
 * @param demoEmails a pattern of `like` that the address of every demo shopper fits; an order paid online, or of an
 * account that is gone, is real
 */
export async function countRealOrders(db: Database, demoEmails: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o left join ${publishedUsers} u on u.id = o.user_id
    where u.email is null or u.email not like ${demoEmails}
      or o.payment_method in ('razorpay', 'paypal')`.execute(db);
  return rows[0]?.count ?? 0;
}
