import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';

export interface ChangedProduct {
  readonly id: ProductId;
  readonly familyId: string | null;
}

/** Public answers that show any of these products, or a list they may stand in, are stale once the transaction commits. */
export function publishChangedProducts(tx: TxCtx, products: readonly ChangedProduct[]): void {
  if (products.length === 0) return;
  const families = new Set(products.flatMap(({ familyId }) => familyId ?? []));
  tx.changed(
    cacheTag.catalog,
    ...products.map(({ id }) => cacheTag.product(id)),
    ...[...families].map(family => cacheTag.family(family)),
  );
}
