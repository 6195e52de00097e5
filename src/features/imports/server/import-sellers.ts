import { sql } from 'kysely';
import { publishedUsers } from '#features/accounts/server/accounts.ts';
import { userNameKey } from '#features/accounts/user-name.ts';
import { sellerCannotImport } from '#features/imports/import-problems.ts';
import { publishedSellers } from '#features/sellers/server/sellers.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';
import { notAllowed } from '#shared/problems.ts';

/**
 * Whose goods a file is about: a seller's own; for administrators the house's, or those of the approved seller they name.
 * @throws notAllowed when a seller names another, sellerCannotImport when nobody of that name may sell
 */
export async function sellerOf({ actor, db }: ActorCtx, userName: string | undefined): Promise<SellerId> {
  const isOwn = userName === undefined || userNameKey(userName) === userNameKey(actor.userName);
  if (actor.kind !== 'administrator' && !isOwn) throw notAllowed();
  const id = isOwn ? actor.sellerId : await findApproved(db, userName);
  if (!id) throw sellerCannotImport();
  return id;
}

/** Whose imports somebody sees; undefined for administrators, who see all. */
export function seesOnly({ actor }: ActorCtx): SellerId | undefined {
  if (actor.kind === 'administrator') return undefined;
  if (!actor.sellerId) throw notAllowed();
  return actor.sellerId;
}

/** By the public name or the user name; any administrator's name means the house. */
async function findApproved(db: Database, name: string): Promise<SellerId | undefined> {
  const { rows } = await sql<{ id: SellerId }>`
    select s.id from ${publishedSellers} s left join ${publishedUsers} u on u.id = s.user_id
    where s.status = 'Approved' and (u.user_name_key = ${userNameKey(name)} or lower(s.name) = lower(${name})
      or (s.is_house and exists (select from ${publishedUsers} users where user_name_key = ${userNameKey(name)} and type = 'admin')))
    order by s.is_house limit 1`.execute(db);
  return rows[0]?.id;
}
