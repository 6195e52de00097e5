import { sql } from 'kysely';
import { publishedSellers, sellerIsApproved } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import type { ImportId } from '#shared/id.ts';

/** Longer than one round of fetching takes. Without renewal it expires. */
const HELD = sql`interval '60 seconds'`;

/** Whether pictures of an import `i` are fetched. What was not fetched goes on when the import or its seller does. */
const goesOn = sql`i.state <> 'stopped'
  and exists (select from ${publishedSellers} s where s.id = i.seller_id and ${sellerIsApproved})`;

/** Takes the pictures of an import. @returns undefined if another process fetches them, or if it may not go on */
export async function takePictures(db: Database, id: ImportId): Promise<Import | undefined> {
  const { rows } = await sql<Import>`
    update imports i set pictures_until = now() + ${HELD}
    where id = ${id} and coalesce(pictures_until < now(), true) and ${goesOn} returning *`.execute(db);
  return rows[0];
}

/** @returns whether it may go on */
export async function stayWithPictures(db: Database, id: ImportId): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports i set pictures_until = now() + ${HELD} where id = ${id} and ${goesOn}`.execute(db);
  return numAffectedRows === 1n;
}

export async function leavePictures(db: Database, id: ImportId): Promise<void> {
  await sql`update imports set pictures_until = null where id = ${id}`.execute(db);
}

const OF_ROW = sql`from import_addresses a where a.import_id = r.import_id and jsonb_exists(r.addresses, a.address)`;

/** Whether a row `r` waits for no picture, and can get one. */
export const isSettled = sql`r.addresses is not null
  and not exists (select ${OF_ROW} and a.state = 'waiting') and exists (select ${OF_ROW} and a.state = 'fetched')`;

/** Imports with pictures to fetch or to give to products, which no process works on. */
export async function listWaitingForPictures(db: Database): Promise<ImportId[]> {
  const { rows } = await sql<{ id: ImportId }>`
    select id from imports i where coalesce(pictures_until < now(), true) and ${goesOn}
      and (exists (select from import_addresses a where a.import_id = i.id and a.state = 'waiting')
        or exists (select from import_rows r where r.import_id = i.id and ${isSettled}))`.execute(db);
  return rows.map(({ id }) => id);
}
