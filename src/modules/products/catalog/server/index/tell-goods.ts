import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';

export interface ChangedGood {
  readonly id: ProductId;
  readonly familyId: string | null;
}

/** Public answers that show any of these goods, or a list they may stand in, are stale once the transaction commits. */
export function tellGoods(tx: TxCtx, goods: readonly ChangedGood[]): void {
  if (goods.length === 0) return;
  const families = new Set(goods.flatMap(({ familyId }) => familyId ?? []));
  tx.changed(
    cacheTag.catalog,
    ...goods.map(({ id }) => cacheTag.product(id)),
    ...[...families].map(family => cacheTag.family(family)),
  );
}
