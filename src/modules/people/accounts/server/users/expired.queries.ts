import { sql } from 'kysely';
import { deleteOldRegistrations } from '#people/accounts/server/registration/registrations.queries.ts';
import type { Database } from '#platform/db/database.ts';

/** Deletes what opens nothing any more: sessions that have ended, registrations and codes of days ago. */
export async function deleteExpired(db: Database): Promise<void> {
  await sql`delete from sessions where expires_at <= now()`.execute(db);
  await deleteOldRegistrations(db);
  await sql`delete from account_codes where created_at < now() - interval '1 day'`.execute(db);
}
