import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { HOME } from '#products/fronts/front.ts';
import type { ProductId } from '#shared/id.ts';

export type FrontVersionRow = Row<'front_versions'>;

/** All versions of a front, newest first. */
export function listFrontVersions(db: Database, front: string): Promise<FrontVersionRow[]> {
  return db.selectFrom('front_versions').selectAll().where('front', '=', front).orderBy('version', 'desc').execute();
}

/** As SQL: the pictures of all versions, because each can be published again, and of what sellers propose. */
export const picturesOfFronts = sql`
  select s->>'picture' from front_versions, jsonb_array_elements(body->'sections') s where s->>'picture' is not null
  union all select section->>'picture' from front_proposals where section->>'picture' is not null`;

/** The version that shoppers see. */
export function findPublishedFront(db: Database, front: string): Promise<FrontVersionRow | undefined> {
  return db
    .selectFrom('front_versions')
    .selectAll()
    .where('front', '=', front)
    .where('is_draft', '=', false)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The landing pages that shoppers see. One that was taken down has no body. */
export async function listLanding(db: Database): Promise<{ name: string; changedAt: Date }[]> {
  const { rows } = await sql<{ name: string; changedAt: Date }>`
    select front as name, changed_at as "changedAt" from (
      select distinct on (front) front, changed_at, body from front_versions
      where not is_draft and front <> ${HOME} order by front, version desc
    ) newest where body is not null order by front`.execute(db);
  return rows;
}

/** Of each front the newest that is published, and the newest draft. */
export function listNewestFronts(db: Database): Promise<FrontVersionRow[]> {
  return db
    .selectFrom('front_versions')
    .selectAll()
    .distinctOn(['front', 'is_draft'])
    .orderBy('front')
    .orderBy('is_draft')
    .orderBy('version', 'desc')
    .execute();
}

/** A draft is replaced by the version that follows it. */
export async function insertFrontVersion(
  tx: Tx,
  row: Omit<FrontVersionRow, 'body'> & { readonly body: string | null },
) {
  await tx.deleteFrom('front_versions').where('front', '=', row.front).where('is_draft', '=', true).execute();
  await tx
    .insertInto('front_versions')
    .values({ ...row, body: row.body === null ? null : sql`${row.body}::jsonb` })
    .execute();
}

/** Locks all fronts until the end of the transaction. */
export async function lockFronts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fronts'))`.execute(tx);
}

/** Those of the products that are not deleted, with their titles. */
export async function listChosen(
  db: Database,
  ids: readonly ProductId[],
): Promise<Pick<Row<'products'>, 'id' | 'title' | 'listed' | 'seller_id'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('products')
    .select(['id', 'title', 'listed', 'seller_id'])
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .execute();
}
