import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { Attribute, AttributeValue } from '#products/catalog/attributes/attribute.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { categoryMissing } from '#products/categories/contract.ts';

export interface AttributeOnFile extends Attribute {
  readonly changedBy: Row<'attributes'>['changed_by'];
  readonly removed: boolean;
  /** The categories that have it themselves, in the order of their ids. */
  readonly categories: readonly Kind[];
}

/** All attributes, removed ones too. */
export async function listAttributesOnFile(db: Database): Promise<AttributeOnFile[]> {
  const { rows } = await sql<AttributeOnFile>`
    select a.id, a.names, a.said, a.type, a.unit, a.min, a.max, a.options, a.required, a.filterable, a.comparable,
      a.changed_by as "changedBy", a.removed_at is not null as removed,
      coalesce(
        (select jsonb_agg(c.category_id order by c.category_id) from category_attributes c where c.attribute_id = a.id), '[]'
      ) as categories
    from attributes a order by lower(a.names->>'en'), a.id`.execute(db);
  return rows;
}

/**
 * Locks the attributes against other changes until the transaction ends, after those who write values of products are done
 * (`holdAttributes`). They can still be read.
 */
export async function lockAttributes(tx: Tx): Promise<void> {
  await sql`lock table attributes in exclusive mode`.execute(tx);
}

/** How many products have a value of each attribute, deleted ones included, because they keep it too. */
export async function countProductsByAttribute(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; products: number }>`
    select had.id, count(*)::int as products from products p cross join lateral jsonb_object_keys(p.attributes) as had(id)
    group by had.id`.execute(db);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

export interface ValueInUse {
  readonly value: AttributeValue;
  readonly products: number;
}

/** The values that products have of an attribute, the most frequent first. */
export async function listValuesInUse(db: Database, id: string): Promise<ValueInUse[]> {
  const { rows } = await sql<ValueInUse>`
    select coalesce(p.attributes -> ${id}, '0') as value, count(*)::int as products from products p
    where p.attributes -> ${id} is not null
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Products of these categories that have a value, deleted ones included. */
export async function countWithValue(db: Database, id: string, kinds: readonly Kind[]): Promise<number> {
  if (kinds.length === 0) return 0;
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from products
    where kind = any(${kinds}::text[]) and attributes -> ${id} is not null`.execute(db);
  return rows[0]?.products ?? 0;
}

/** Products of these categories that are on sale without a value. */
export async function countOnSaleWithout(db: Database, id: string, kinds: readonly Kind[]): Promise<number> {
  if (kinds.length === 0) return 0;
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from products
    where kind = any(${kinds}::text[]) and listed and attributes -> ${id} is null`.execute(db);
  return rows[0]?.products ?? 0;
}

/** Inserts an attribute, or replaces what it says. */
export async function putAttribute(tx: Tx, attribute: Attribute, changedBy: string): Promise<void> {
  const { id, names, said, type, unit, min, max, options, required, filterable, comparable } = attribute;
  const jsonOf = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await sql`
    insert into attributes
      (id, names, said, type, unit, min, max, options, required, filterable, comparable, changed_by)
    values (${id}, ${jsonOf(names)}::jsonb, ${said}, ${type}, ${unit}, ${min}, ${max}, ${jsonOf(options)}::jsonb,
      ${required}, ${filterable}, ${comparable}, ${changedBy})
    on conflict (id) do update set names = excluded.names, said = excluded.said, type = excluded.type,
      unit = excluded.unit, min = excluded.min, max = excluded.max, options = excluded.options,
      required = excluded.required, filterable = excluded.filterable, comparable = excluded.comparable,
      changed_by = excluded.changed_by`.execute(tx);
}

/** Marks an attribute as removed, or as there again. */
export async function setAttributeRemoved(tx: TxCtx, id: string, isRemoved: boolean, changedBy: string): Promise<void> {
  await sql`
    update attributes set removed_at = ${isRemoved ? tx.now() : null}, changed_by = ${changedBy}
    where id = ${id}`.execute(tx.db);
}

/**
 * Gives an attribute to these categories and no others. Where it is new, it comes last.
 * @throws categoryMissing if one was deleted in the meantime
 */
export async function putInCategories(tx: Tx, id: string, categories: readonly Kind[]): Promise<void> {
  await sql`
    delete from category_attributes where attribute_id = ${id} and category_id <> all(${categories}::text[])`.execute(
    tx,
  );
  try {
    await addToCategories(tx, id, categories);
  } catch (error) {
    throw violatedConstraint(error) === 'category_attributes_category_fkey' ? categoryMissing() : error;
  }
}

async function addToCategories(tx: Tx, id: string, categories: readonly Kind[]): Promise<void> {
  await sql`
    insert into category_attributes (category_id, attribute_id, "position")
    select given.id, ${id}, coalesce((select max(c.position) + 1 from category_attributes c where c.category_id = given.id), 0)
    from unnest(${categories}::text[]) as given(id)
    on conflict (category_id, attribute_id) do nothing`.execute(tx);
}

/** The attributes that a category has itself, in order, those that are removed included. */
export async function listOwnAttributes(db: Database, category: Kind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select attribute_id as id from category_attributes where category_id = ${category}
    order by position, attribute_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives a category these attributes in this order; others that it has come after them. */
export async function placeAttributes(tx: Tx, category: Kind, ids: readonly string[]): Promise<void> {
  await sql`
    insert into category_attributes (category_id, attribute_id, "position")
    select ${category}, given.id, given.at - 1 from unnest(${ids}::text[]) with ordinality as given(id, at)
    on conflict (category_id, attribute_id) do update set "position" = excluded.position`.execute(tx);
  await sql`
    update category_attributes set "position" = "position" + ${ids.length}
    where category_id = ${category} and attribute_id <> all(${ids}::text[])`.execute(tx);
}
