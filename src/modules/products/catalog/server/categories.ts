import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { oncePerTransaction } from '#platform/db/statements/once-per-transaction.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type Category, CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { USUAL_RETURNS } from '#products/catalog/categories/return-rule.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

/** Reads the database, so it may be used inside a transaction. */
export const readCategories = oncePerTransaction(async (db: Database): Promise<CategoryTree> => {
  const { rows } = await sql<Category>`
    select id, parent_id as "parentId", names, said, hsn, gst_rate_bp as "gstRateBp", serial_kind as "serialKind", hidden,
      picture, returns
    from categories order by position, id`.execute(db);
  return new CategoryTree(rows);
});

/** Cached until the catalogue changes. Not for use inside a transaction. */
export function knownCategories(ctx: Ctx): Promise<CategoryTree> {
  return ctx.remember('categories', [cacheTag.catalog], () => readCategories(ctx.db));
}

/** Whether a category has another rule for returns than the usual one. */
export async function returnsVary(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from categories c where c.returns is not null
      and (c.returns->>'way' <> ${USUAL_RETURNS.way} or (c.returns->>'days')::int <> ${USUAL_RETURNS.days}::int)) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Gives categories a picture that needs no alternative text, because it stands beside their name. */
export async function setCategoryPictures(tx: TxCtx, pictures: ReadonlyMap<Kind, string>): Promise<void> {
  for (const [id, src] of pictures)
    await tx.db
      .updateTable('categories')
      .set({ picture: JSON.stringify({ src, alts: {} }) })
      .where('id', '=', id)
      .execute();
  tx.changed(cacheTag.catalog);
}
