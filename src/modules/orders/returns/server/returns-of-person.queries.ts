import { sql } from 'kysely';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import { OPEN_STATES } from '#orders/returns/return/return-states.ts';
import { eraseUpiIds, publishedRefunds } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { deleteUploadsOf } from '#products/media/server/media.ts';
import type { SellerId, UserId } from '#shared/id.ts';

const OPEN = sql.join(OPEN_STATES.map(state => sql.lit(state)));

/** The user's open returns and unpaid refunds. */
export async function countMoneyBack(db: Database, userId: UserId): Promise<{ returns: number; refunds: number }> {
  const { rows } = await sql<{ returns: number; refunds: number }>`
    select (select count(*)::int from returns where user_id = ${userId} and state in (${OPEN})) as returns,
      (select count(*)::int from ${publishedRefunds} r join orders o on o.id = r.order_id
        where o.user_id = ${userId} and r.state <> 'settled') as refunds`.execute(db);
  return rows[0] ?? { returns: 0, refunds: 0 };
}

/** The seller's returns that are still open. */
export async function countReturnsToSettle(db: Database, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from returns where seller_id = ${sellerId} and state in (${OPEN})`.execute(db);
  return rows[0]?.count ?? 0;
}

interface ReturnOf {
  readonly number: number;
  readonly order: number;
  readonly requestedAt: Date;
  readonly state: string;
  readonly reason: string;
  readonly words: string;
  readonly upiId: string | null;
  readonly goods: string[];
  readonly photos: number;
}

/** All stored data of a user's returns, oldest first, for the privacy export. */
export async function listReturnsOf(db: Database, userId: UserId) {
  const { rows } = await sql<ReturnOf>`
    select r.number, o.number as "order", r.requested_at as "requestedAt", r.state, r.reason, r.words, r.upi_id as "upiId",
      (select array_agg(back.quantity || ' × ' || line.title order by line.position) from return_lines back
        join order_lines line on line.id = back.line_id where back.return_id = r.id) as goods,
      (select count(*)::int from return_photos photo where photo.return_id = r.id) as photos
    from returns r join orders o on o.id = r.order_id where r.user_id = ${userId} order by r.number`.execute(db);
  return rows.map(row => ({ ...row, number: returnNumber(row.number) }));
}

/** Erases personal data from a user's returns: words, photos, UPI IDs, names. */
export async function eraseReturnsOf(tx: TxCtx, userId: UserId, pseudonym: string): Promise<void> {
  await sql`
    with photos as (delete from return_photos where return_id in (select id from returns where user_id = ${userId})),
      events as (update return_events set actor_name = ${pseudonym} where actor_id = ${userId})
    update returns set words = '', upi_id = null where user_id = ${userId}`.execute(tx.db);
  const orders = await tx.db.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
  await eraseUpiIds(
    tx.db,
    orders.map(({ id }) => id),
  );
  const keys = await deleteUploadsOf(tx.db, userId);
  if (keys.length > 0) await tx.later('media.forget', { keys });
}
