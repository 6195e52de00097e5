import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { ProductId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { ordinarySalePrice } from './ordinary-price.ts';

/**
 * Ends scheduled prices whose products get the same price as their ordinary one: an edit has the last word, but this one changes
 * no price, so the database does not see it. The caller holds the products and writes them next, which publishes the change.
 */
export async function endByEdit(
  tx: TxCtx,
  edits: readonly { readonly id: ProductId; readonly salePrice: Paise | null }[],
): Promise<void> {
  if (edits.length === 0) return;
  await sql`
    with ended as (
      select p.id, p.scheduled_price_id as price
      from json_to_recordset(${JSON.stringify(edits)}::json) as wanted(id uuid, "salePrice" bigint)
      join products p on p.id = wanted.id
      where p.scheduled_price_id is not null and p.sale_price_paise = wanted."salePrice"
        and wanted."salePrice" is distinct from ${ordinarySalePrice}
    ), over as (
      update scheduled_prices s set state = 'over', outcome = 'edited', updated_at = ${tx.now()}
      from ended where s.id = ended.price
    )
    update products p set scheduled_price_id = null, stock = p.stock + p.held_stock, held_stock = 0
    from ended where p.id = ended.id`.execute(tx.db);
}
