import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { oncePerTransaction } from '#platform/db/statements/once-per-transaction.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import { AttributeSet } from '#products/catalog/attributes/attribute-set.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

interface AttributeRow extends Attribute {
  /** The place of the attribute in each category that has it itself. */
  readonly places: Readonly<Record<Kind, number>>;
}

/** Reads the database, so it may be used inside a transaction. */
export const readAttributes = oncePerTransaction(async (db: Database): Promise<AttributeSet> => {
  const { rows } = await sql<AttributeRow>`
    select a.id, a.names, a.said, a.type, a.unit, a.min, a.max, a.options, a.required, a.filterable, a.comparable,
      coalesce((select jsonb_object_agg(c.category_id, c.position) from category_attributes c where c.attribute_id = a.id), '{}')
        as places
    from attributes a where a.removed_at is null order by a.id`.execute(db);
  const placed = rows.flatMap(({ id, places }) =>
    Object.entries(places).map(([category, place]) => ({ id, category, place })),
  );
  placed.sort((one, other) => one.place - other.place);
  const byCategory = Map.groupBy(placed, ({ category }) => category);
  return new AttributeSet(rows, new Map([...byCategory].map(([category, own]) => [category, own.map(({ id }) => id)])));
});

/**
 * Keeps the attributes as they are until the transaction ends, for whoever writes values of them. Before any lock on products,
 * because those who change attributes lock in this order too.
 */
export async function holdAttributes(tx: Tx): Promise<void> {
  await sql`lock table attributes in row share mode`.execute(tx);
}

/** Cached until the catalogue changes. Not for use inside a transaction. */
export function knownAttributes(ctx: Ctx): Promise<AttributeSet> {
  return ctx.remember('attributes', [cacheTag.catalog], () => readAttributes(ctx.db));
}
