import { sql } from 'kysely';
import type { TypedBrand } from '#office/settings/brands/brand-rows.ts';
import { type BrandRow, brandInUse } from '#office/settings/brands/brands.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';

export async function listBrandRows(db: Database): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select b.id, b.label, b.said, b.mark, b.hidden,
      (select count(*)::int from products p where p.brand = b.id) as goods
    from brands b order by b.position, b.id`.execute(db);
  return rows;
}

/** Keeps all others from changing brands until the transaction ends; products may be added meanwhile. */
export async function lockBrands(db: Database): Promise<void> {
  await sql`lock table brands in share row exclusive mode`.execute(db);
}

/** @throws brandInUse where one has got products at this very moment */
export async function deleteBrands(db: Database, brands: readonly BrandRow[]): Promise<void> {
  try {
    await sql`delete from brands where id = any(${brands.map(({ id }) => id)}::text[])`.execute(db);
  } catch (error) {
    if (violatedConstraint(error) !== 'products_brand_fkey') throw error;
    throw brandInUse(brands.map(({ label }) => label).join(', '), 1);
  }
}

/** Writes them in their order, new ones and those that are there already. */
export async function putBrands(
  db: Database,
  brands: readonly (TypedBrand & { readonly id: string })[],
): Promise<void> {
  const rows = brands.map(({ id, label, said, mark, hidden }, position) => ({
    id,
    label,
    said,
    mark,
    hidden,
    position,
  }));
  await sql`
    insert into brands (id, label, said, mark, hidden, position)
    select id, label, said, mark, hidden, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as b(id text, label text, said text, mark text, hidden boolean, position int)
    on conflict (id) do update set label = excluded.label, said = excluded.said, mark = excluded.mark,
      hidden = excluded.hidden, position = excluded.position`.execute(db);
}
