import { sql } from 'kysely';
import type { MergeOutcome } from '#orders/cart/contract.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { newId, type ProductId, type UserId } from '#shared/id.ts';

export interface CartHead {
  readonly id: string;
  readonly version: number;
}
export interface CartItem {
  readonly productId: ProductId;
  readonly quantity: number;
}

export async function findCart(db: Database, userId: UserId): Promise<CartHead | undefined> {
  return db.selectFrom('carts').select(['id', 'version']).where('user_id', '=', userId).executeTakeFirst();
}

/** In the order they were put in. */
export async function listItems(db: Database, userId: UserId): Promise<CartItem[]> {
  return db
    .selectFrom('cart_items')
    .select(['product_id as productId', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();
}

/** Holds the cart until the transaction ends, so that one person's changes happen one after the other; its version moves on. */
export async function lockCart(tx: TxCtx, userId: UserId): Promise<CartHead> {
  const { rows } = await sql<CartHead>`
    insert into carts (user_id, id) values (${userId}, ${newId()})
    on conflict (user_id) do update set version = carts.version + 1, updated_at = now()
    returning id, version`.execute(tx.db);
  const [head] = rows;
  if (!head) throw new Error('an upsert returned no row');
  return head;
}

/** Holds the cart until the transaction ends and leaves it as it is. Who has none yet gets an empty one, so that there is something to hold. */
export async function holdCart(tx: Tx, userId: UserId): Promise<void> {
  await sql`
    insert into carts (user_id, id) values (${userId}, ${newId()})
    on conflict (user_id) do update set version = carts.version`.execute(tx);
}

/** Sets quantities, putting in what is not there yet. */
export async function putItems(tx: TxCtx, userId: UserId, items: readonly CartItem[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into cart_items (user_id, product_id, quantity)
    select ${userId}, "productId", quantity
    from json_to_recordset(${JSON.stringify(items)}::json) as wanted("productId" uuid, quantity int)
    on conflict (user_id, product_id) do update set quantity = excluded.quantity`.execute(tx.db);
}

export async function deleteItems(tx: TxCtx, userId: UserId, products: readonly ProductId[]): Promise<void> {
  if (products.length === 0) return;
  await tx.db.deleteFrom('cart_items').where('user_id', '=', userId).where('product_id', 'in', products).execute();
}

/**
 * Empties the cart and hands over what was in it, in the order it was put in. Two that do so at once can't both get the same line: the cart is held
 * before its lines are read, and lines that the other has taken are gone by then.
 */
export async function deleteAllItems(tx: TxCtx, userId: UserId): Promise<{ cartId: string; items: CartItem[] }> {
  const { rows } = await sql<CartItem & { cartId: string }>`
    with cart as (
      update carts set version = version + 1, updated_at = now() where user_id = ${userId} returning user_id, id
    ), taken as (
      delete from cart_items using cart where cart_items.user_id = cart.user_id
      returning cart.id, product_id, quantity, added_at
    )
    select id as "cartId", product_id as "productId", quantity from taken order by added_at, product_id`.execute(tx.db);
  return { cartId: rows[0]?.cartId ?? '', items: rows.map(({ productId, quantity }) => ({ productId, quantity })) };
}

export async function findMerge(tx: TxCtx, userId: UserId, mergeId: string): Promise<MergeOutcome | undefined> {
  const row = await tx.db
    .selectFrom('cart_merges')
    .select('outcome')
    .where('user_id', '=', userId)
    .where('merge_id', '=', mergeId)
    .executeTakeFirst();
  return row?.outcome as MergeOutcome | undefined;
}

export async function insertMerge(tx: TxCtx, userId: UserId, mergeId: string, outcome: MergeOutcome): Promise<void> {
  await tx.db
    .insertInto('cart_merges')
    .values({ user_id: userId, merge_id: mergeId, outcome: JSON.stringify(outcome) })
    .execute();
}
