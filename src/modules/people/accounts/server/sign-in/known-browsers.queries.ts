import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';

/** How long a browser is known after the last login with it. */
export const KNOWN_DAYS = 180;

/** Notes a login with a browser; of the same person, those that are known no longer are swept away. */
export async function insertKnownBrowser(db: Database, mark: string, userId: UserId): Promise<void> {
  await sql`
    with swept as (delete from known_browsers where user_id = ${userId} and signed_in_at <= ${oldest()})
    insert into known_browsers (token_hash, user_id) values (${hashOf(mark)}, ${userId})
    on conflict (token_hash, user_id) do update set signed_in_at = now()`.execute(db);
}

export async function isBrowserKnown(db: Database, mark: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_browsers join users on users.id = known_browsers.user_id
    where token_hash = ${hashOf(mark)} and users.email = ${email} and signed_in_at > ${oldest()}`.execute(db);
  return rows.length > 0;
}

/** Whether anybody has signed in with the browser that carries the mark. */
export async function isBrowserOfAnybody(db: Database, mark: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_browsers where token_hash = ${hashOf(mark)} and signed_in_at > ${oldest()} limit 1`.execute(db);
  return rows.length > 0;
}

function oldest() {
  return sql`now() - ${`${KNOWN_DAYS} days`}::interval`;
}

function hashOf(mark: string): Buffer {
  return createHash('sha256').update(mark).digest();
}
