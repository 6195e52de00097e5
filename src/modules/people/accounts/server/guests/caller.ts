import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lockEmail } from '#people/accounts/server/registration/registrations.queries.ts';
import { hashPassword, placeIn } from '#people/accounts/server/sign-in/passwords.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';
import { makeGuest } from './enter-as-guest.ts';

/** Somebody whom the shop takes an order for. */
export interface Caller {
  readonly id: UserId;
  readonly userName: string;
  readonly email: string;
  readonly isShopper: boolean;
  readonly isBlocked: boolean;
}

/**
 * The account with an address, or that of a guest, which is made for it. It proves nothing: to come in, its owner needs a
 * mailed code, as every guest does. @param email in its canonical form
 */
export async function callerWithEmail(ctx: Ctx, email: string): Promise<Caller> {
  const known = await findCaller(ctx.db, sql`email = ${email}`);
  if (known) return known;
  // A password that nobody knows.
  const passwordHash = await hashPassword(randomUUID(), placeIn(ctx.network));
  return ctx.tx(async tx => {
    await lockEmail(tx.db, email);
    const meanwhile = await findCaller(tx.db, sql`email = ${email}`);
    if (meanwhile) return meanwhile;
    const id = await makeGuest(tx, email, passwordHash);
    const made = await findCaller(tx.db, sql`id = ${id}`);
    if (!made) throw new Error('an insert left no row');
    return made;
  });
}

/** Undefined once the account is deleted. */
export function callerWithId(db: Database, id: UserId): Promise<Caller | undefined> {
  return findCaller(db, sql`id = ${id}`);
}

async function findCaller(db: Database, which: ReturnType<typeof sql>): Promise<Caller | undefined> {
  const { rows } = await sql<Caller>`
    select id, user_name as "userName", email, role = 'user' as "isShopper", blocked_at is not null as "isBlocked"
    from users where ${which} and deleted_at is null`.execute(db);
  return rows[0];
}
