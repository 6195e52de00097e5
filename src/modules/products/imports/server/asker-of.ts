import { sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { type Actor, kindOf, type SellerStatus } from '#shared/api/actor.ts';
import type { SellerId, UserId } from '#shared/id.ts';
import type { Import } from './imports.queries.ts';

interface Asker {
  readonly id: UserId;
  readonly userName: string;
  readonly email: string;
  readonly role: string;
  readonly type: string;
  readonly sellerId: SellerId | null;
  readonly sellerStatus: SellerStatus | null;
}

/** The account that started an import, as the actor of its jobs; null if it has been deleted. */
export async function askerOf(db: Database, { asked_by }: Import): Promise<Actor | null> {
  const { rows } = await sql<Asker>`
    select u.id, u.user_name as "userName", u.email, u.role, u.type, s.id as "sellerId", s.status as "sellerStatus"
    from ${publishedUsers} u left join ${publishedSellers} s on case when u.type = 'admin' then s.is_house else s.user_id = u.id end
    where u.id = ${asked_by} limit 1`.execute(db);
  if (!rows[0]) return null;
  const { role, type, ...asker } = rows[0];
  const kind = kindOf(role, type);
  return kind ? { ...asker, kind } : null;
}
