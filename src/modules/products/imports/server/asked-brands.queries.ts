import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { AskedBrand } from '#products/imports/asked-brand.ts';
import type { ImportId } from '#shared/id.ts';
import type { Import } from './imports.queries.ts';

/** Brands that files of the last month name and the shop did not have, in their spellings, most rows first. */
export async function countAskedBrands(db: Database, limit: number): Promise<AskedBrand[]> {
  const { rows } = await sql<AskedBrand>`
    select r.brand as label, count(*)::int as rows, count(distinct i.seller_id)::int as sellers
    from import_rows r join imports i on i.id = r.import_id
    where r.brand is not null group by r.brand order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

interface WaitingImport extends Pick<Import, 'id' | 'state'> {
  readonly brands: readonly string[];
}

/** Checked imports of which nothing is written, with the brands that they wait for. */
export async function listWaitingForBrands(db: Database): Promise<WaitingImport[]> {
  const { rows } = await sql<{ id: ImportId; state: Import['state']; brands: string[] }>`
    select i.id, i.state, array_agg(distinct r.brand) as brands
    from import_rows r join imports i on i.id = r.import_id
    where r.brand is not null and i.state = 'checked' and i.done = 0 group by i.id`.execute(db);
  return rows;
}
