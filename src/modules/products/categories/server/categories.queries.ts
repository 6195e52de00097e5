import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { Category } from '#products/catalog/categories/category-tree.ts';
import { waitingForCategory } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { removalChanged } from '#products/categories/contract.ts';

export interface CategoryRow extends Category {
  readonly changedBy: Row<'categories'>['changed_by'];
  /** Products in it that are not deleted. */
  readonly products: number;
}

/** In the order of their positions. */
export async function listCategoryRows(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id as "parentId", c.names, c.said, c.hsn, c.gst_rate_bp as "gstRateBp",
      c.serial_kind as "serialKind", c.hidden, c.picture, c.returns, c.changed_by as "changedBy",
      coalesce(within.products, 0) as products
    from categories c left join (
      select kind, count(*)::int as products from products where deleted_at is null group by kind
    ) within on within.kind = c.id
    order by c.position, c.id`.execute(db);
  return rows;
}

/** Locks the tree against other changes until the transaction ends; products can still be added. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx);
}

/** Inserts a category, or replaces what it says. `placeCategories` says where it is. */
export async function putCategory(tx: Tx, category: Category, changedBy: string): Promise<void> {
  const { id, parentId, names, said, hsn, gstRateBp, serialKind, hidden, picture, returns } = category;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`
    insert into categories (id, parent_id, position, names, said, hsn, gst_rate_bp, serial_kind, hidden,
      picture, returns, changed_by)
    values (${id}, ${parentId}, 0, ${JSON.stringify(names)}::jsonb, ${said}, ${hsn}, ${gstRateBp}, ${serialKind},
      ${hidden}, ${json(picture)}::jsonb, ${json(returns)}::jsonb, ${changedBy})
    on conflict (id) do update set parent_id = excluded.parent_id, names = excluded.names, said = excluded.said,
      hsn = excluded.hsn, gst_rate_bp = excluded.gst_rate_bp, serial_kind = excluded.serial_kind,
      hidden = excluded.hidden, picture = excluded.picture, returns = excluded.returns, changed_by = excluded.changed_by`.execute(
    tx,
  );
}

/** Puts the categories of one parent into this order. */
export async function placeCategories(tx: Tx, ids: readonly Kind[]): Promise<void> {
  await sql`
    update categories c set position = place.at - 1
    from unnest(${ids}::text[]) with ordinality as place(id, at)
    where c.id = place.id and c.position <> place.at - 1`.execute(tx);
}

/** @throws removalChanged if a product was added to it in the meantime */
export async function deleteCategoryRow(tx: Tx, id: Kind): Promise<void> {
  try {
    await sql`delete from categories where id = ${id}`.execute(tx);
  } catch (error) {
    if (violatedConstraint(error) !== 'products_kind_fkey') throw error;
    throw removalChanged();
  }
}

export interface ProductsIn {
  readonly products: number;
  /** By their sellers. */
  readonly deleted: number;
  readonly sellers: number;
  readonly withoutHsn: number;
}

/** Products in a category, and those that will be once an administrator approves it. */
export async function countProductsIn(db: Database, id: Kind): Promise<ProductsIn> {
  const { rows } = await sql<ProductsIn>`
    select count(*) filter (where deleted_at is null)::int as products,
      count(*) filter (where deleted_at is not null)::int as deleted,
      count(distinct seller_id) filter (where deleted_at is null)::int as sellers,
      count(*) filter (where hsn is null)::int as "withoutHsn"
    from products where kind = ${id} or id = any(${waitingForCategory(id)})`.execute(db);
  return rows[0] as ProductsIn;
}
