import './catalog.tables.ts';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';

/** The brands a new shop begins with, in the order of its front page. */
const FIRST_BRANDS = [
  { id: 'apple', label: 'Apple' },
  { id: 'samsung', label: 'Samsung' },
  { id: 'xiaomi', label: 'Xiaomi' },
  { id: 'oneplus', label: 'OnePlus' },
  { id: 'nothing', label: 'Nothing' },
  { id: 'realme', label: 'realme' },
  { id: 'boat', label: 'boAt' },
] as const;

/** Gives a shop without any brand the first ones; where there are some, nothing changes. */
export async function ensureBrands(tx: TxCtx): Promise<void> {
  const rows = JSON.stringify(FIRST_BRANDS.map((brand, position) => ({ ...brand, position })));
  const { rows: made } = await sql`
    insert into brands (id, label, position)
    select id, label, position from jsonb_to_recordset(${rows}::jsonb) as b(id text, label text, position int)
    where not exists (select from brands)
    on conflict do nothing returning id`.execute(tx.db);
  if (made.length > 0) tx.changed(cacheTag.catalog);
}
