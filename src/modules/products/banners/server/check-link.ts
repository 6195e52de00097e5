import type { TxCtx } from '#platform/context.ts';
import { linkIsMissing } from '#products/banners/features.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { findProductTitle } from './banners.queries.ts';

/** @throws linkIsMissing for a product that is not there; one that is not on sale just now may be linked */
export async function checkLink(tx: TxCtx, productId: ProductId | null): Promise<void> {
  if (productId !== null && (await findProductTitle(tx.db, productId)) === undefined) throw linkIsMissing();
}
