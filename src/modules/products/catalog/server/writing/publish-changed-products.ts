import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { matchOf } from '#products/catalog/server/offers/match-of.ts';
import type { ProductId } from '#shared/id.ts';

export interface ChangedProduct {
  readonly id: ProductId;
  readonly familyId: string | null;
  /** What products of other sellers have in common with it, see `matchOf`. */
  readonly match: string | null;
}

/** The columns of a ChangedProduct; `p` is the product. */
export const changedProduct = sql`p.id, p.family_id as "familyId", ${matchOf(sql`p`)} as match`;

/** Invalidates cached answers that show these products or lists of products when the transaction commits. */
export function publishChangedProducts(tx: TxCtx, products: readonly ChangedProduct[]): void {
  if (products.length === 0) return;
  const families = new Set(products.flatMap(({ familyId }) => familyId ?? []));
  const matches = new Set(products.flatMap(({ match }) => match ?? []));
  tx.changed(
    cacheTag.catalog,
    ...products.map(({ id }) => cacheTag.product(id)),
    ...[...families].map(family => cacheTag.family(family)),
    ...[...matches].map(match => cacheTag.match(match)),
  );
}

/** Invalidates a product and, if its stock has become 0 or was 0, the lists that count or filter by availability. */
export function publishStock(tx: TxCtx, id: ProductId, isFlipped: boolean): void {
  tx.changed(cacheTag.product(id));
  if (isFlipped) tx.changed(cacheTag.catalog);
}
