import type { TxCtx } from '#platform/context.ts';
import { familyOf } from '#products/catalog/server/catalog.ts';
import { VARIANT_GROUP } from '#products/imports/file/columns.ts';
import type { Change } from '#products/imports/file/decide-row.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { KnownProduct } from './known-products.queries.ts';
import { findGroups, findGroupsByCode, insertGroup } from './variant-groups.queries.ts';

export interface Families {
  /** By what rows call them. */
  readonly called: ReadonlyMap<string, string>;
  /** Those that were just made from a product that had none. */
  readonly made: ReadonlyMap<ProductId, string>;
}

export const NO_FAMILIES: Families = { called: new Map(), made: new Map() };

/** The names of families in what rows change. */
export function groupsIn(rows: readonly { readonly changes: readonly Change[] }[]): string[] {
  const said = rows.flatMap(({ changes }) =>
    changes.flatMap(({ field, to }) => (field === VARIANT_GROUP && to !== null ? [String(to)] : [])),
  );
  return [...new Set(said)];
}

/**
 * The families that rows name; those that do not exist are made, from the product with this SKU if there is one. Products
 * whose SKU is such a name join them as they are added. The caller holds the seller and the products.
 */
export async function familiesFor(
  tx: TxCtx,
  sellerId: SellerId,
  rows: readonly { readonly sku: string | null; readonly outcome: string; readonly changes: readonly Change[] }[],
  known: ReadonlyMap<string, KnownProduct>,
): Promise<Families> {
  const names = groupsIn(rows);
  const families = new Map((await findGroups(tx.db, sellerId, names)).map(({ name, familyId }) => [name, familyId]));
  const made = new Map<ProductId, string>();
  for (const name of names) {
    if (families.has(name)) continue;
    const first = known.get(name);
    const family = first && (await familyOf(tx, first.id));
    if (first && family) made.set(first.id, family);
    families.set(name, family ?? (await insertGroup(tx.db, sellerId, name)));
  }
  const added = rows.flatMap(({ sku, outcome }) => (sku !== null && outcome === 'added' ? [sku] : []));
  const calledBySku = await findGroupsByCode(tx.db, sellerId, added);
  const called = new Map([...calledBySku.map(({ code, familyId }) => [code, familyId] as const), ...families]);
  return { called, made };
}
