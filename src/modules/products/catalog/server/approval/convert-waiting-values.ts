import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { AttributeValue } from '#products/catalog/attributes/attribute.ts';
import type { ProductId } from '#shared/id.ts';

interface WaitingValue {
  readonly productId: ProductId;
  readonly value: AttributeValue | null;
}

/**
 * Converts the values of an attribute in changes that wait for an administrator. One that does not convert is left out: it
 * would be read as another value, and a change that waits must not keep an administrator from editing attributes. Called
 * after the products are converted, because those who put changes in the queue hold their products first.
 * @param convert undefined if a value does not convert
 */
export async function convertWaitingValues(
  tx: TxCtx,
  id: string,
  convert: (value: AttributeValue) => AttributeValue | undefined,
): Promise<void> {
  const { rows } = await sql<WaitingValue>`
    select product_id as "productId", changes -> 'attributes' -> ${id} as value from waiting_products
    where changes -> 'attributes' -> ${id} is not null order by product_id for update`.execute(tx.db);
  const changed = rows.flatMap(({ productId, value }) => {
    const to = value === null ? null : convert(value);
    return to === value ? [] : [{ product_id: productId, to }];
  });
  if (changed.length === 0) return;
  await sql`
    update waiting_products w set changes = case
      when wanted."to" is null then w.changes #- array['attributes', ${id}]
      else jsonb_set(w.changes, array['attributes', ${id}], wanted."to")
    end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as wanted(product_id uuid, "to" jsonb)
    where w.product_id = wanted.product_id`.execute(tx.db);
}
