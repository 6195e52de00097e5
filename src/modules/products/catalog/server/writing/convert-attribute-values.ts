import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { AttributeValue } from '#products/catalog/attributes/attribute.ts';
import type { ProductId } from '#shared/id.ts';

/** A statement of ours may take five seconds at most; so many products stay well below on a small machine. */
const PER_STATEMENT = 2_000;

export type ChangedValue = readonly [from: AttributeValue, to: AttributeValue];

/**
 * Replaces values of an attribute in all products, deleted ones included. Each gets its next version, so that an open form
 * of it is refused. The caller drops cached answers.
 */
export async function convertAttributeValues(tx: TxCtx, id: string, changed: readonly ChangedValue[]): Promise<void> {
  if (changed.length === 0) return;
  const values = JSON.stringify(changed.map(([from, to]) => ({ from, to })));
  for (let after: ProductId | undefined; ; ) {
    // Locked in order of id, as checkout does, to avoid deadlocks.
    const { rows } = await sql<{ id: ProductId }>`
      with wanted as materialized (
        select "from", "to" from jsonb_to_recordset(${values}::jsonb) as given("from" jsonb, "to" jsonb)
      ), held as (
        select id from products
        where attributes -> ${id} in (select "from" from wanted) and ${after ? sql`id > ${after}` : sql`true`}
        order by id limit ${PER_STATEMENT} for no key update
      ), converted as (
        update products p set attributes = jsonb_set(p.attributes, array[${id}], wanted."to"), version = p.version + 1,
          content_version = p.version + 1, updated_at = ${tx.now()}
        from held, wanted
        where p.id = held.id and p.attributes -> ${id} = wanted."from"
      )
      select id from held order by id`.execute(tx.db);
    if (rows.length < PER_STATEMENT) return;
    after = rows.at(-1)?.id;
  }
}
