import { type RawBuilder, sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { matchOf } from '#products/catalog/server/offers/match-of.ts';
import type { ProductId } from '#shared/id.ts';

export interface ChangedProduct {
  readonly id: ProductId;
  readonly familyId: string | null;
  /** What products of other sellers have in common with it, see `matchOf`. */
  readonly match: string | null;
  /** Brands and GTINs of what it fits. */
  readonly fits: readonly string[];
}

/** Brands and GTINs of what a product fits, as SQL. */
export const fittedBy = (product: RawBuilder<unknown>) => sql`array(
  select distinct coalesce(r->>'brand', r->>'gtin') from jsonb_array_elements(${product}.fit_rules) r)`;

/** The columns of a ChangedProduct; `p` is the product. */
export const changedProduct = sql`
  p.id, p.family_id as "familyId", ${matchOf(sql`p`)} as match, ${fittedBy(sql`p`)} as fits`;

/** Invalidates cached answers that show these products or lists of products when the transaction commits. */
export function publishChangedProducts(tx: TxCtx, products: readonly ChangedProduct[]): void {
  if (products.length === 0) return;
  const families = new Set(products.flatMap(({ familyId }) => familyId ?? []));
  const matches = new Set(products.flatMap(({ match }) => match ?? []));
  const fitted = [...new Set(products.flatMap(({ fits }) => fits))];
  tx.changed(
    cacheTag.catalog,
    ...products.map(({ id }) => cacheTag.product(id)),
    ...[...families].map(family => cacheTag.family(family)),
    ...[...matches].map(match => cacheTag.match(match)),
    ...fitted.map(cacheTag.fits),
  );
}

/**
 * Invalidates a product and, if its stock has become 0 or was 0, the lists that count or filter by availability.
 * @param fits what it fits, if it may be back in stock; where it was shown before, its own tag is enough
 */
export function publishStock(tx: TxCtx, id: ProductId, isFlipped: boolean, fits: readonly string[] = []): void {
  tx.changed(cacheTag.product(id));
  if (isFlipped) tx.changed(cacheTag.catalog, ...fits.map(cacheTag.fits));
}
