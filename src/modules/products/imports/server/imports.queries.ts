import { type Insertable, type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database, Row, Tables } from '#platform/db/database.ts';
import { importIsMissing } from '#products/imports/import-problems.ts';
import type { ImportState } from '#products/imports/import-state.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ImportId, SellerId } from '#shared/id.ts';

export type Import = Row<'imports'>;
export interface NamedImport extends Import {
  readonly seller_name: string;
}

/** Condition: the seller's own imports, or all if undefined. */
export function seenBy(sellerId: SellerId | undefined): RawBuilder<unknown> {
  return sellerId ? sql`i.seller_id = ${sellerId}` : sql`true`;
}

export async function insertImport(db: Database, row: Insertable<Tables['imports']>): Promise<void> {
  await db.insertInto('imports').values(row).execute();
}

/** @throws importIsMissing, also for imports of other sellers */
export async function getImport(db: Database, id: ImportId, seen: RawBuilder<unknown>): Promise<NamedImport> {
  const { rows } = await sql<NamedImport>`
    select i.*, s.name as seller_name from imports i join ${publishedSellers} s on s.id = i.seller_id
    where i.id = ${id} and ${seen}`.execute(db);
  if (!rows[0]) throw importIsMissing();
  return rows[0];
}

export async function countImports(db: Database, seen: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from imports i where ${seen}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page, newest first. */
export async function listImports(
  db: Database,
  seen: RawBuilder<unknown>,
  { limit, offset }: PageSpan,
): Promise<NamedImport[]> {
  const { rows } = await sql<NamedImport>`
    select i.*, s.name as seller_name from imports i join ${publishedSellers} s on s.id = i.seller_id
    where ${seen} order by i.created_at desc, i.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Takes back the check of an import, to be made anew. @returns whether the import was still as it was found */
export async function checkAnew(db: Database, { id, state }: Pick<Import, 'id' | 'state'>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set state = 'checking', ended_at = null, checked_to = 0, checked_offset = 0,
      added = 0, changed = 0, unchanged = 0, refused = 0, waiting = 0
    where id = ${id} and state = ${state} and done = 0`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await sql`delete from import_rows where import_id = ${id}`.execute(db);
  return true;
}

const UNDER_WAY = sql`state in ('uploaded', 'checking', 'running')`;

export async function countUnderWay(db: Database, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from imports where seller_id = ${sellerId} and ${UNDER_WAY}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Changes the state of an import if it is in one of `from`. @returns whether it was */
export async function moveImport(
  db: Database,
  id: ImportId,
  from: readonly ImportState[],
  to: ImportState,
): Promise<boolean> {
  const isEnd = to === 'done' || to === 'stopped' || to === 'failed';
  const { numAffectedRows } = await sql`
    update imports set state = ${to}, ended_at = ${isEnd ? sql`now()` : sql`null`}
    where id = ${id} and state = any(${from}::text[])`.execute(db);
  return numAffectedRows === 1n;
}

export async function listUnderWay(db: Database): Promise<ImportId[]> {
  const { rows } = await sql<{ id: ImportId }>`select id from imports where ${UNDER_WAY}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Imports with work to do and an expired lease. */
export async function listLeftAlone(db: Database): Promise<ImportId[]> {
  const { rows } = await sql<{ id: ImportId }>`
    select id from imports where ${UNDER_WAY} and coalesce(worked_until < now(), true) order by created_at`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes imports and their reports after a month; imported products stay. */
export async function deleteOldImports(db: Database): Promise<void> {
  await sql`delete from imports where created_at < now() - interval '30 days' and not ${UNDER_WAY}`.execute(db);
}
