import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { LockedProduct } from '#products/catalog/server/catalog.ts';
import type { SellerId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/** Writes down that an administrator has changed prices or stock of other sellers' products, an entry for each seller. */
export async function recordForeign(tx: TxCtx, products: readonly LockedProduct[]): Promise<void> {
  const { actor } = tx;
  if (actor?.kind !== 'administrator') return;
  const bySeller = Map.groupBy(
    products.filter(product => product.sellerId !== actor.sellerId),
    product => product.sellerId,
  );
  for (const [id, changed] of bySeller) {
    const { rows } = await sql<{ name: string }>`select name from ${publishedSellers} sellers where id = ${id}`.execute(
      tx.db,
    );
    await recordAct(tx, {
      act: 'goods.changed',
      on: { kind: 'seller', id: id satisfies SellerId, name: rows[0]?.name ?? '' },
      after: { products: changed.length === 1 ? (changed[0]?.title ?? '') : countText(changed.length, 'product') },
    });
  }
}
