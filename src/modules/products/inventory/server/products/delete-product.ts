import type { Ctx, TxCtx } from '#platform/context.ts';
import { holdProduct, setProductDeleted } from '#products/catalog/server/catalog.ts';
import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import type { ProductId } from '#shared/id.ts';
import { readDraftNames } from './draft-of.ts';
import { recordProductAct } from './product-facts.ts';
import { presentOnFile, type WireProduct } from './product-on-file.present.ts';
import { findOnFile } from './product-on-file.queries.ts';
import { refusingClashes } from './refuse-clashes.ts';
import { ownProductReach, showOwnProduct } from './show-own-product.ts';

/**
 * Marks a product as deleted: carts drop it, its page says that it is no longer sold, orders keep its details. @throws
 * stockProductIsMissing
 */
export async function deleteProduct(ctx: Ctx, id: ProductId): Promise<WireProduct> {
  return ctx.tx(tx => setDeletedAt(tx, id, tx.now()));
}

/**
 * Restores a deleted product. @throws stockProductIsMissing also if it is not deleted, skuTaken if another product has
 * its SKU by now
 */
export async function restoreProduct(ctx: Ctx, id: ProductId): Promise<WireProduct> {
  await refusingClashes(() => ctx.tx(tx => setDeletedAt(tx, id, null)));
  return showOwnProduct(ctx, id);
}

async function setDeletedAt(tx: TxCtx, id: ProductId, deletedAt: Date | null): Promise<WireProduct> {
  await holdProduct(tx, id);
  const before = await findOnFile(tx.db, id, { ...ownProductReach(tx.actor), deleted: deletedAt === null });
  if (!before) throw stockProductIsMissing();
  await setProductDeleted(tx, id, deletedAt);
  await recordProductAct(tx, deletedAt ? 'product.deleted' : 'product.restored', { before, after: before });
  const names = await readDraftNames(tx.db);
  return presentOnFile({ ...before, listed: false }, { variants: [], approval: null, names });
}
