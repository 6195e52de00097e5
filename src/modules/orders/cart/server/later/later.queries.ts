import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { HELD } from '#platform/db/statements/held.ts';
import { publishedProducts, publishedSaleFacts, type SaleFacts } from '#products/catalog/server/catalog.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export interface SavedItem {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly savedPrice: Paise;
  readonly savedAt: Date;
}

export interface SavedLine extends SavedItem {
  readonly savedTitle: string;
  readonly savedImage: string;
  /** Undefined if it is not on sale. */
  readonly product: SaleFacts | undefined;
}

type LineRow = Omit<SavedLine, 'product'> & { readonly [Name in keyof SaleFacts]: SaleFacts[Name] | null };

/** Saved last first, also what is no longer sold. */
export async function listSaved(db: Database, userId: UserId): Promise<SavedLine[]> {
  const { rows } = await sql<LineRow>`
    select later.product_id as "productId", later.quantity, later.saved_price_paise as "savedPrice",
      later.saved_at as "savedAt", p.title as "savedTitle", coalesce(p.images->0->>'src', '') as "savedImage", facts.*
    from cart_later later join ${publishedProducts} p on p.id = later.product_id
    left join ${publishedSaleFacts} facts on facts.id = later.product_id
    where later.user_id = ${userId} order by later.saved_at desc, later.product_id desc`.execute(db);
  return rows.map(({ productId, quantity, savedPrice, savedAt, savedTitle, savedImage, ...facts }) => ({
    ...{ productId, quantity, savedPrice, savedAt, savedTitle, savedImage },
    product: facts.id === null ? undefined : (facts as SaleFacts),
  }));
}

/** What is saved already stays as it is. Their cart is held, so that nothing is added meanwhile. */
export async function insertSaved(tx: TxCtx, userId: UserId, items: readonly SavedItem[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into cart_later (user_id, product_id, quantity, saved_price_paise, saved_at)
    select ${userId}, "productId", quantity, "savedPrice", "savedAt"
    from json_to_recordset(${JSON.stringify(items)}::json)
      as saved("productId" uuid, quantity int, "savedPrice" bigint, "savedAt" timestamptz)
    on conflict do nothing ${HELD}`.execute(tx.db);
}

export async function deleteSaved(tx: TxCtx, userId: UserId, productId: ProductId): Promise<void> {
  await tx.db.deleteFrom('cart_later').where('user_id', '=', userId).where('product_id', '=', productId).execute();
}

export async function setSavedQuantity(
  tx: TxCtx,
  userId: UserId,
  { productId, quantity }: Pick<SavedItem, 'productId' | 'quantity'>,
): Promise<void> {
  await tx.db
    .updateTable('cart_later')
    .set({ quantity })
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

/** For the privacy export. */
export async function listSavedOf(db: Database, userId: UserId) {
  const lines = await listSaved(db, userId);
  return lines.map(({ savedTitle: title, quantity, savedPrice: price, savedAt }) => ({
    ...{ title, quantity, price, savedAt },
  }));
}
