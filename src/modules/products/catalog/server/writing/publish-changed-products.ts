import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';

export interface ChangedProduct {
  readonly id: ProductId;
  readonly familyId: string | null;
}

/** Invalidates cached answers that show these products or lists of products when the transaction commits. */
export function publishChangedProducts(tx: TxCtx, products: readonly ChangedProduct[]): void {
  if (products.length === 0) return;
  const families = new Set(products.flatMap(({ familyId }) => familyId ?? []));
  tx.changed(
    cacheTag.catalog,
    ...products.map(({ id }) => cacheTag.product(id)),
    ...[...families].map(family => cacheTag.family(family)),
  );
}

/** Invalidates a product and, if its stock has become 0 or was 0, the lists that count or filter by availability. */
export function publishStock(tx: TxCtx, id: ProductId, isFlipped: boolean): void {
  tx.changed(cacheTag.product(id));
  if (isFlipped) tx.changed(cacheTag.catalog);
}
