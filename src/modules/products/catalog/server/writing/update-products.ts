import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { holdBackChanges } from '#products/catalog/server/approval/hold-back-changes.ts';
import { type ImportSource, productLeftOrCameBack } from '#products/catalog/server/approval/queue.ts';
import { matchOf } from '#products/catalog/server/offers/match-of.ts';
import type { ProductId } from '#shared/id.ts';
import { isListed } from './is-listed.ts';
import { PRODUCT_COLUMN_NAMES, productColumns, typedColumns } from './product-columns.ts';
import { type ChangedProduct, changedProduct, publishChangedProducts } from './publish-changed-products.ts';
import { searchNames } from './search-names.ts';

type OtherColumn = Exclude<keyof ReturnType<typeof productColumns>, 'attributes'>;
const OTHERS = PRODUCT_COLUMN_NAMES.filter(name => name !== 'attributes') as readonly OtherColumn[];
const replaced = sql.raw(OTHERS.map(name => `${name} = r.${name}`).join(', '));

/**
 * Replaces the content of products; slug, seller, stock and stars stay, and so do what has to wait for an administrator, and
 * values of attributes that are removed, for the case that these are restored. Each gets a new version. The caller must hold
 * their locks (`holdProduct`, or the sellers and then the products in order of id), so that no concurrent update is lost.
 */
export async function updateProducts(
  tx: TxCtx,
  products: readonly { readonly id: ProductId; readonly content: ProductContent }[],
  source?: ImportSource,
): Promise<void> {
  const names = await searchNames(tx.db);
  const written = await holdBackChanges(tx, products, source);
  const given = written.map(({ id, content }) => ({ id, ...productColumns(content, names) }));
  const { rows } = await sql<ChangedProduct & Was>`
    update products p set ${replaced}, updated_at = ${tx.now()}, version = p.version + 1,
      content_version = p.version + 1, listed = ${isListed({ status: sql`r.status` })},
      attributes = r.attributes || (
        select coalesce(jsonb_object_agg(kept.key, kept.value), '{}')
        from jsonb_each(before.attributes) kept join attributes a on a.id = kept.key and a.removed_at is not null
      )
    from json_to_recordset(${JSON.stringify(given)}::json) as r(id uuid, ${typedColumns})
      join products before on before.id = r.id
      join ${publishedSellers} s on s.id = before.seller_id
    where p.id = r.id
    returning ${changedProduct}, before.family_id as "wasOfFamily", ${matchOf(sql`before`)} as "matchedBefore"`.execute(
    tx.db,
  );
  const before = rows.map(({ id, wasOfFamily, matchedBefore }) => ({
    id,
    familyId: wasOfFamily,
    match: matchedBefore,
    fits: [],
  }));
  publishChangedProducts(tx, [...rows, ...before]);
}

interface Was {
  readonly wasOfFamily: string | null;
  readonly matchedBefore: string | null;
}

/** Marks a product as deleted or, with null, restores it. The caller holds it. */
export async function setProductDeleted(tx: TxCtx, id: ProductId, deletedAt: Date | null): Promise<void> {
  const listed = isListed({ deletedAt: sql`${deletedAt}::timestamptz` });
  const { rows } = await sql<ChangedProduct>`
    update products p set deleted_at = ${deletedAt}, updated_at = ${tx.now()}, version = p.version + 1,
      content_version = p.version + 1, listed = ${listed}
    from ${publishedSellers} s where p.id = ${id} and s.id = p.seller_id
    returning ${changedProduct}`.execute(tx.db);
  await productLeftOrCameBack(tx, id);
  publishChangedProducts(tx, rows);
}
