import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OrderId, ProposedEditId, UserId } from '#shared/id.ts';

/** Links are kept for so many days, so that an old one says what became of its order. */
const KEPT_DAYS = 30;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a link with which an order, or the difference of an edit, is paid without signing in, beside those there are. @returns its token, which only this
 * answer has
 */
export async function makePayLink(
  db: Database,
  orderId: OrderId,
  editId: ProposedEditId | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('pay_links')
    .values({ token_hash: hashOf(token), order_id: orderId, edit_id: editId })
    .execute();
  return token;
}

/** What a link pays. */
export interface Linked {
  readonly orderId: OrderId;
  readonly userId: UserId;
  /** The edit whose difference it pays; null for the order. */
  readonly editId: ProposedEditId | null;
}

/** What a link pays, and whose it is. Undefined for an unknown link, and once the account is deleted. */
export async function findLinked(db: Database, token: string): Promise<Linked | undefined> {
  const row = await db
    .selectFrom('pay_links')
    .innerJoin('orders', 'orders.id', 'pay_links.order_id')
    .select(['orders.id as orderId', 'orders.user_id as userId', 'pay_links.edit_id as editId'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.userId ? { ...row, userId: row.userId } : undefined;
}

export async function sweepPayLinks(db: Database): Promise<void> {
  await sql`delete from pay_links where created_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`.execute(db);
}
