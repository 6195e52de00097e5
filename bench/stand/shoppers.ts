import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { newId, type UserId } from '#shared/id.ts';

/** A signed-in user, with the session's token. */
export interface Shopper {
  readonly id: UserId;
  readonly token: string;
}

/** Shoppers with sessions made directly in the database, so that signing in, slow on purpose, is not measured. */
export async function makeShoppers(db: Database, count: number): Promise<Shopper[]> {
  const shoppers = Array.from({ length: count }, () => ({
    id: newId<'user'>(),
    token: randomBytes(32).toString('base64url'),
  }));
  const rows = shoppers.map(({ id, token }) => ({ id, hash: createHash('sha256').update(token).digest('hex') }));
  const given = JSON.stringify(rows);
  await sql`
    insert into users (id, email, user_name, user_name_key, mobile, password_hash, role, type)
    select id, id || '@bench.example', 'shopper ' || id, id, '+919876543210', 'none', 'user', 'user'
    from json_to_recordset(${given}::json) as given(id uuid, hash text)`.execute(db);
  await sql`
    insert into sessions (token_hash, user_id, expires_at, ends_at)
    select decode(hash, 'hex'), id, now() + interval '1 day', now() + interval '1 day'
    from json_to_recordset(${given}::json) as given(id uuid, hash text)`.execute(db);
  return shoppers;
}

/** @returns the token of an administrator's session */
export async function signInAdministrator(db: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { numAffectedRows } = await sql`
    insert into sessions (token_hash, user_id, expires_at, ends_at)
    select ${createHash('sha256').update(token).digest()}, id, now() + interval '1 day', now() + interval '1 day'
    from users where role = 'admin' and type = 'admin' limit 1`.execute(db);
  if (numAffectedRows !== 1n) throw new Error('the shop has no administrator');
  return token;
}

/** Deletes carts and addresses made in a run, so that the next one begins like the first. Orders stay. */
export async function clearShoppers(db: Database): Promise<void> {
  await sql`delete from cart_items`.execute(db);
  await sql`delete from addresses`.execute(db);
}
