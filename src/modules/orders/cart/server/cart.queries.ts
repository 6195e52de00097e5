import { sql } from 'kysely';
import type { MergeOutcome } from '#orders/cart/contract.ts';
import { listSavedOf } from '#orders/cart/server/later/later.queries.ts';
import { listLinksOf } from '#orders/cart/server/links/links.queries.ts';
import { eraseUsesOf, listOffersFor, listUsesOf } from '#orders/offers/server/offers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { HELD } from '#platform/db/statements/held.ts';
import { publishedProducts, publishedSaleFacts, type SaleFacts } from '#products/catalog/server/catalog.ts';
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

/** A line of a cart with its product, if that is on sale. */
export interface CartLine extends CartItem {
  readonly product: SaleFacts | undefined;
}

export interface WholeCart extends CartHead {
  /** Codes of offers that were entered. */
  readonly codes: readonly string[];
  /** In the order they were added. */
  readonly lines: readonly CartLine[];
}

type LineRow = { readonly cartId: string; readonly version: number; readonly codes: readonly string[] } & Nullable<
  CartItem & SaleFacts
>;
type Nullable<Columns> = { readonly [Name in keyof Columns]: Columns[Name] | null };

/** Undefined if the user never had a cart. */
export async function findWholeCart(db: Database, userId: UserId): Promise<WholeCart | undefined> {
  const { rows } = await sql<LineRow>`
    select cart.id as "cartId", cart.version, cart.codes, item.product_id as "productId", item.quantity, facts.*
    from carts cart left join cart_items item on item.user_id = cart.user_id
    left join ${publishedSaleFacts} facts on facts.id = item.product_id
    where cart.user_id = ${userId} order by item.added_at, item.product_id`.execute(db);
  const [head] = rows;
  return head && { id: head.cartId, version: head.version, codes: head.codes, lines: rows.flatMap(linesOf) };
}

/** An empty cart is one row without a product. */
function linesOf({
  cartId: _id,
  version: _version,
  codes: _codes,
  productId,
  quantity,
  ...facts
}: LineRow): CartLine[] {
  if (productId === null || quantity === null) return [];
  return [{ productId, quantity, product: facts.id === null ? undefined : (facts as SaleFacts) }];
}

/** Locks the cart until the transaction ends, so that a user's changes are serialized, and increments its version. */
export async function lockCart(tx: TxCtx, userId: UserId): Promise<void> {
  await sql`
    insert into carts (user_id, id) values (${userId}, ${newId()})
    on conflict (user_id) do update set version = carts.version + 1, updated_at = now() ${HELD}`.execute(tx.db);
}

/**
 * Locks the cart until the transaction ends without changing it. Inserts an empty cart if there is none, so that there
 * is a row to lock.
 */
export async function holdCart(tx: Tx, userId: UserId): Promise<void> {
  await sql`
    insert into carts (user_id, id) values (${userId}, ${newId()})
    on conflict (user_id) do update set version = carts.version`.execute(tx);
}

/** Upserts quantities. */
export async function putItems(tx: TxCtx, userId: UserId, items: readonly CartItem[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into cart_items (user_id, product_id, quantity)
    select ${userId}, "productId", quantity
    from json_to_recordset(${JSON.stringify(items)}::json) as wanted("productId" uuid, quantity int)
    on conflict (user_id, product_id) do update set quantity = excluded.quantity ${HELD}`.execute(tx.db);
}

export async function deleteItems(tx: TxCtx, userId: UserId, products: readonly ProductId[]): Promise<void> {
  if (products.length === 0) return;
  await tx.db.deleteFrom('cart_items').where('user_id', '=', userId).where('product_id', 'in', products).execute();
}

/**
 * Empties the cart and returns its items in the order they were added. Of two concurrent calls only one gets a line:
 * the cart row is locked before the lines are read.
 */
export async function deleteAllItems(
  tx: TxCtx,
  userId: UserId,
): Promise<{ cartId: string; items: CartItem[]; codes: readonly string[] }> {
  const { rows } = await sql<CartItem & { cartId: string; codes: readonly string[] }>`
    with held as (
      select user_id, codes from carts where user_id = ${userId} for update
    ), cart as (
      update carts set version = version + 1, codes = '[]', updated_at = now() from held
      where carts.user_id = held.user_id returning carts.user_id, carts.id, held.codes
    ), taken as (
      delete from cart_items using cart where cart_items.user_id = cart.user_id
      returning cart.id, cart.codes, product_id, quantity, added_at
    )
    select id as "cartId", codes, product_id as "productId", quantity from taken order by added_at, product_id`.execute(
    tx.db,
  );
  const [first] = rows;
  const items = rows.map(({ productId, quantity }) => ({ productId, quantity }));
  return { cartId: first?.cartId ?? '', items, codes: first?.codes ?? [] };
}

/** Sets the codes kept with a cart. The caller holds its lock. */
export async function setCodes(tx: TxCtx, userId: UserId, codes: readonly string[]): Promise<void> {
  await sql`update carts set codes = ${JSON.stringify(codes)}::jsonb where user_id = ${userId} ${HELD}`.execute(tx.db);
}

export async function findCodes(db: Database, userId: UserId): Promise<readonly string[]> {
  const row = await db.selectFrom('carts').select('codes').where('user_id', '=', userId).executeTakeFirst();
  return row?.codes ?? [];
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

/** All stored data of a user's cart, for the privacy export. */
export async function listCartOf(db: Database, userId: UserId) {
  const cart = await sql<{ title: string; quantity: number; addedAt: Date }>`
    select p.title, i.quantity, i.added_at as "addedAt" from cart_items i join ${publishedProducts} p on p.id = i.product_id
    where i.user_id = ${userId} order by i.added_at, p.id`.execute(db);
  const merges = await sql<{ at: Date }>`
    select merged_at as at from cart_merges where user_id = ${userId} order by merged_at`.execute(db);
  const [codes, offersUsed] = [await findCodes(db, userId), await listUsesOf(db, userId)];
  const offersForYou = await listOffersFor(db, userId);
  const [savedForLater, sharedCarts] = [await listSavedOf(db, userId), await listLinksOf(db, userId)];
  return {
    ...{ cart: cart.rows, savedForLater, sharedCarts, cartsBroughtIn: merges.rows, offerCodes: [...codes] },
    ...{ offersUsed, offersForYou },
  };
}

/**
 * Which of these users changed their cart or what they saved for later since a moment, or share a cart by a link that works. An
 * empty cart that only was held is no change.
 */
export async function listUsingCarts(db: Database, ids: readonly UserId[], since: Date): Promise<ReadonlySet<UserId>> {
  const { rows } = await sql<{ id: UserId }>`
    select u.id from unnest(${ids}::uuid[]) as u(id)
    where exists (select from carts c where c.user_id = u.id and c.updated_at >= ${since}::timestamptz
        and (c.version > 1 or exists (select from cart_items item where item.user_id = u.id)))
      or exists (select from cart_later later where later.user_id = u.id and later.saved_at >= ${since}::timestamptz)
      or exists (select from cart_links link where link.user_id = u.id and link.expires_at > now())`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Erases a user's cart. Waits for an order being placed from it; a later order finds it empty. Afterwards the caller
 * therefore sees every order there will ever be.
 */
export async function eraseCartOf(tx: Tx, userId: UserId): Promise<void> {
  // Deleting does not wait for a concurrent, uncommitted insert of the first cart; writing the same row does.
  await holdCart(tx, userId);
  await sql`
    with merged as (delete from cart_merges where user_id = ${userId}),
      links as (delete from cart_links where user_id = ${userId})
    delete from carts where user_id = ${userId}`.execute(tx);
  await eraseUsesOf(tx, userId);
}
