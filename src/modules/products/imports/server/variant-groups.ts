import type { TxCtx } from '#platform/context.ts';
import { familyOf } from '#products/catalog/server/catalog.ts';
import { VARIANT_GROUP } from '#products/imports/file/columns.ts';
import type { FieldChange } from '#products/imports/file/decide-row.ts';
import type { CellFault } from '#products/imports/file/product-fields.ts';
import { MAX_VARIANTS } from '#products/inventory/variants/variant-limits.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
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
export function groupsIn(rows: readonly { readonly changes: readonly FieldChange[] }[]): string[] {
  const said = rows.flatMap(({ changes }) =>
    changes.flatMap(({ field, to }) => (field === VARIANT_GROUP && to !== null ? [String(to)] : [])),
  );
  return [...new Set(said)];
}

/**
 * Takes items in their order as long as what they join has room.
 * @param joinedBy what an item joins, if anything
 * @returns the items for which there is no room
 */
export function withoutRoom<Item>(
  items: readonly Item[],
  joinedBy: (item: Item) => string | undefined,
  members: ReadonlyMap<string, number>,
): ReadonlySet<Item> {
  const counts = new Map(members);
  return new Set(
    items.filter(item => {
      const joined = joinedBy(item);
      if (joined === undefined) return false;
      const count = (counts.get(joined) ?? 0) + 1;
      if (count <= MAX_VARIANTS) counts.set(joined, count);
      return count > MAX_VARIANTS;
    }),
  );
}

/** What is said of a row for which its family has no room. */
export function noRoom(code: string): CellFault {
  return {
    ...{ column: VARIANT_GROUP, text: code.slice(0, 80) },
    sentence: t('products.imports.fault.tooManyVariants', { most: MAX_VARIANTS }),
  };
}

/**
 * The families that rows name; those that do not exist are made, from the product with this SKU if there is one. Products
 * whose SKU is such a name join them as they are added. The caller holds the seller and the products.
 */
export async function familiesFor(
  tx: TxCtx,
  sellerId: SellerId,
  rows: readonly { readonly sku: string | null; readonly outcome: string; readonly changes: readonly FieldChange[] }[],
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
