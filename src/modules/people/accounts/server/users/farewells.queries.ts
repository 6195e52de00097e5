import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type FarewellId, newId, type UserId } from '#shared/id.ts';

/** An address that no mail reaches is forgotten after this. */
const KEPT_DAYS = 7;

/** Keeps where somebody's last mail goes, because their account is about to forget it. */
export async function keepFarewell(tx: Tx, userId: UserId): Promise<FarewellId> {
  const id = newId<'farewell'>();
  await sql`
    insert into farewells (id, email, name) select ${id}::uuid, email, user_name from users where id = ${userId}`.execute(
    tx,
  );
  return id;
}

/** Undefined once the mail has left. */
export async function findFarewell(db: Database, id: FarewellId): Promise<Recipient | undefined> {
  return db.selectFrom('farewells').select(['email', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Forgets one that has left, and all that never could. */
export async function forgetFarewell(db: Database, id: FarewellId): Promise<void> {
  await sql`
    delete from farewells
    where id = ${id} or created_at < now() - ${`${KEPT_DAYS} days`}::interval`.execute(db);
}
