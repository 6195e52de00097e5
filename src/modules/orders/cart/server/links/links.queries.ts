import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';

export type LinkRow = Row<'cart_links'>;

/** None that has expired. */
export function findLink(db: Database, token: string, now: Date): Promise<LinkRow | undefined> {
  return db
    .selectFrom('cart_links')
    .selectAll()
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Newest first. */
export function listLinks(db: Database, userId: UserId, now: Date): Promise<LinkRow[]> {
  return db
    .selectFrom('cart_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .execute();
}

/** Makes the links of one person follow each other until the transaction ends, so that their number can be limited. */
export async function holdLinks(tx: TxCtx, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart-links ${userId}`}, 0))`.execute(tx.db);
}

export async function insertLink(
  tx: TxCtx,
  link: Pick<LinkRow, 'token' | 'user_id' | 'created_at' | 'expires_at'>,
  items: LinkRow['items'],
): Promise<void> {
  await tx.db
    .insertInto('cart_links')
    .values({ ...link, items: JSON.stringify(items) })
    .execute();
}

/** Not another’s. */
export async function deleteLink(db: Database, userId: UserId, token: string): Promise<void> {
  await db.deleteFrom('cart_links').where('user_id', '=', userId).where('token', '=', token).execute();
}

export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('cart_links').where('expires_at', '<=', now).execute();
}

/** For the privacy export. */
export async function listLinksOf(db: Database, userId: UserId) {
  const links = await listLinks(db, userId, new Date());
  return links.map(({ token, items, created_at: since, expires_at: endsAt }) => ({
    ...{ link: paths.sharedCart(token), products: items.length, since, endsAt },
  }));
}
