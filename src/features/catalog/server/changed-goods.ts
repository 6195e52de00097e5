import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';

interface ChangedGood {
  readonly id: ProductId;
  readonly familyId: string | null;
}

/** Says of goods whose place in lists, price or presence has changed that all public answers about them are stale. */
export function tellOf(tx: TxCtx, goods: readonly ChangedGood[]): void {
  if (goods.length === 0) return;
  const families = new Set(goods.flatMap(({ familyId }) => familyId ?? []));
  tx.changed(
    cacheTag.catalog,
    ...goods.map(({ id }) => cacheTag.product(id)),
    ...[...families].map(family => cacheTag.family(family)),
  );
}
