import { sql } from 'kysely';
import { userNameKey } from '#people/accounts/registration/user-name.ts';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';

/** Whose products a name stands for: a seller's public name or user name; any administrator's is the house seller's. */
export async function findSellerNamed(
  db: Database,
  name: string,
  { approved = false }: { readonly approved?: boolean } = {},
): Promise<SellerId | undefined> {
  const key = userNameKey(name);
  const { rows } = await sql<{ id: SellerId }>`
    select s.id from sellers s left join users u on u.id = s.user_id
    where ${approved ? sql`s.status = 'Approved'` : sql`true`}
      and (u.user_name_key = ${key} or lower(s.name) = lower(${name})
        or (s.is_house and exists (select from users where user_name_key = ${key} and type = 'admin')))
    order by s.is_house limit 1`.execute(db);
  return rows[0]?.id;
}
