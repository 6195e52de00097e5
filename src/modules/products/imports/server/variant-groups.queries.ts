import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import { newId, type SellerId, UUID } from '#shared/id.ts';

/** What files call the family of a product `p`: what a file has called it, the first SKU in it, or its id. */
export const groupCode = sql`(
  case when p.family_id is not null then coalesce(
    (select g.code from variant_groups g where g.family_id = p.family_id and g.seller_id = p.seller_id),
    (select f.sku from (
      select min(o.sku collate "C") as sku from products o
      where o.family_id = p.family_id and o.seller_id = p.seller_id and o.deleted_at is null
    ) f where not exists (select from variant_groups t where t.seller_id = p.seller_id and t.code = f.sku)),
    p.family_id::text
  ) end)`;

export interface KnownGroup {
  /** As it was asked for. */
  readonly name: string;
  readonly familyId: string;
  /** What files call the family now. */
  readonly code: string;
  readonly members: number;
}

/** The families of a seller that are meant by these names: codes, SKUs of one of the variants, or ids. */
export async function findGroups(db: Database, sellerId: SellerId, names: readonly string[]): Promise<KnownGroup[]> {
  if (names.length === 0) return [];
  const ids = names.filter(name => UUID.test(name));
  const { rows } = await sql<KnownGroup>`
    with meant as (
      select code as name, family_id, 1 as rank from variant_groups
      where seller_id = ${sellerId} and code = any(${names}::text[])
      union all
      select sku, family_id, 2 from products
      where seller_id = ${sellerId} and sku = any(${names}::text[]) and family_id is not null and deleted_at is null
      union all
      select distinct family_id::text, family_id, 3 from products
      where seller_id = ${sellerId} and family_id = any(${ids}::uuid[]) and deleted_at is null
    ), best as (
      select distinct on (name) name, family_id from meant order by name, rank
    )
    select best.name as "name", best.family_id as "familyId", coalesce(
      (
        select ${groupCode} from products p
        where p.family_id = best.family_id and p.seller_id = ${sellerId} and p.deleted_at is null limit 1
      ), best.name
    ) as "code", (
      select count(*)::int from products p
      where p.family_id = best.family_id and p.seller_id = ${sellerId} and p.deleted_at is null
    ) as "members"
    from best`.execute(db);
  return rows;
}

/** How many products these families have. */
export async function countMembers(db: Database, families: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; members: number }>`
    select family_id as id, count(*)::int as members from products
    where family_id = any(${families}::uuid[]) and deleted_at is null group by family_id`.execute(db);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** A new family that files call so. */
export async function insertGroup(db: Tx, sellerId: SellerId, code: string): Promise<string> {
  const id = newId<'family'>();
  await sql`insert into variant_groups (family_id, seller_id, code) values (${id}, ${sellerId}, ${code})`.execute(db);
  return id;
}

/** The families that files call by these SKUs. */
export async function findGroupsByCode(
  db: Database,
  sellerId: SellerId,
  codes: readonly string[],
): Promise<{ readonly code: string; readonly familyId: string }[]> {
  const { rows } = await sql<{ code: string; familyId: string }>`
    select code, family_id as "familyId" from variant_groups
    where seller_id = ${sellerId} and code = any(${codes}::text[])`.execute(db);
  return rows;
}
