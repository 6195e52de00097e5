import { sql } from 'kysely';
import type { TypedBrand } from '#office/settings/brands/brand-rows.ts';
import { type BrandRow, brandInUse } from '#office/settings/brands/brands.contract.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { oncePerTransaction } from '#platform/db/statements/once-per-transaction.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';

export interface Brand {
  readonly id: string;
  readonly label: string;
  readonly mark?: string | null;
  readonly hidden?: boolean;
}

/** All brands, in the order of the home page. */
async function listBrands(db: Database): Promise<Brand[]> {
  const { rows } = await sql<Brand>`select id, label, mark, hidden from brands order by position, id`.execute(db);
  return rows;
}

/** All brands, with or without products, cached until the catalogue changes. Not for use inside a transaction. */
export function knownBrands(ctx: Ctx): Promise<readonly Brand[]> {
  return ctx.remember('brands', [cacheTag.catalog], () => listBrands(ctx.db));
}

/** The labels of all brands by id. Reads the database, so it may be used inside a transaction. */
export async function brandLabels(db: Database): Promise<ReadonlyMap<string, string>> {
  return new Map((await listNamedBrands(db)).map(({ id, label }) => [id, label]));
}

/** Ids and labels of all brands, hidden ones included. Not for use inside a transaction. */
export async function brandNames(ctx: Ctx): Promise<string[]> {
  return (await knownBrands(ctx)).flatMap(({ id, label }) => [id, label]);
}

/** A brand with all names that files of sellers may use for it, which are texts separated by commas. */
export interface NamedBrand extends Brand {
  readonly said: string;
  /** Its sub-brands and other spellings. */
  readonly aliases: string;
}

/** All brands with their other names. Reads the database, so it may be used inside a transaction. */
export const listNamedBrands = oncePerTransaction(async (db: Database): Promise<readonly NamedBrand[]> => {
  const { rows } = await sql<NamedBrand>`select id, label, said, aliases from brands order by position, id`.execute(db);
  return rows;
});

export async function listBrandRows(db: Database): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select b.id, b.label, b.said, b.aliases, b.mark, b.hidden,
      (select count(*)::int from products p where p.brand = b.id) + coalesce(waiting.goods, 0) as goods
    from brands b left join (
      select changes->>'brand' as brand, count(*)::int as goods from waiting_products group by 1
    ) waiting on waiting.brand = b.id
    order by b.position, b.id`.execute(db);
  return rows;
}

/** Locks the table against other changes of brands until the transaction ends; products can still be added. */
export async function lockBrands(db: Database): Promise<void> {
  await sql`lock table brands in share row exclusive mode`.execute(db);
}

/** @throws brandInUse if a product was added to one of them in the meantime */
export async function deleteBrands(db: Database, brands: readonly BrandRow[]): Promise<void> {
  try {
    await sql`delete from brands where id = any(${brands.map(({ id }) => id)}::text[])`.execute(db);
  } catch (error) {
    if (violatedConstraint(error) !== 'products_brand_fkey') throw error;
    throw brandInUse(brands.map(({ label }) => label).join(', '), 1);
  }
}

/** Upserts brands; their order becomes their position. */
export async function putBrands(
  db: Database,
  brands: readonly (TypedBrand & { readonly id: string })[],
): Promise<void> {
  const rows = brands.map(({ id, label, said, aliases, mark, hidden }, position) => ({
    id,
    label,
    said,
    aliases,
    mark,
    hidden,
    position,
  }));
  await sql`
    insert into brands (id, label, said, aliases, mark, hidden, position)
    select id, label, said, aliases, mark, hidden, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as b(id text, label text, said text, aliases text, mark text, hidden boolean, position int)
    on conflict (id) do update set label = excluded.label, said = excluded.said, aliases = excluded.aliases,
      mark = excluded.mark, hidden = excluded.hidden, position = excluded.position`.execute(db);
}

/** The brands of a new shop with their sub-brands, in the order of the home page. */
const FIRST_BRANDS: Readonly<Record<string, { readonly label: string; readonly aliases?: string }>> = {
  apple: { label: 'Apple' },
  samsung: { label: 'Samsung' },
  xiaomi: { label: 'Xiaomi', aliases: 'Redmi, POCO, Mi' },
  oneplus: { label: 'OnePlus' },
  nothing: { label: 'Nothing', aliases: 'CMF, CMF by Nothing' },
  realme: { label: 'realme' },
  boat: { label: 'boAt' },
};

/** Inserts those that are missing. */
export async function insertFirstBrands(tx: TxCtx): Promise<void> {
  const rows = Object.entries(FIRST_BRANDS).map(([id, brand], position) => ({ id, ...brand, position, mark: id }));
  await tx.db
    .insertInto('brands')
    .values(rows)
    .onConflict(clash => clash.doNothing())
    .execute();
  tx.changed(cacheTag.catalog);
}
