import type { Ctx, TxCtx } from '#platform/context.ts';
import { type AwayGood, awayGoods, type SaleFacts, saleFacts } from '#products/catalog/server/catalog.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { type CartItem, deleteItems, findCart, listItems, lockCart } from './cart.queries.ts';

export interface CartLine {
  readonly goods: SaleFacts;
  readonly quantity: number;
}

/** A cart with what its goods are now. */
export interface OpenCart {
  /** Empty before anything was ever put in. */
  readonly id: string;
  readonly version: number;
  readonly lines: readonly CartLine[];
  /** Goods in it that are not among the lines, because their shops are on a break. */
  readonly away: readonly AwayGood[];
}

/** The cart as it stands; goods that are no longer sold are not in it. */
export async function readCart(ctx: Ctx, userId: UserId): Promise<OpenCart> {
  const head = await findCart(ctx.db, userId);
  if (!head) return { id: '', version: 0, lines: [], away: [] };
  return { ...(await readLines(ctx, await listItems(ctx.db, userId))), ...head };
}

/** Lines as they stand, in a cart of no one. */
export async function readLines(ctx: Ctx, items: readonly CartItem[]): Promise<OpenCart> {
  const goods = await saleFacts(ctx, productsOf(items));
  const unsold = productsOf(items).filter(id => !goods.has(id));
  return { id: '', version: 0, lines: linesOf(items, goods), away: await awayGoods(ctx, unsold) };
}

export interface CartToChange {
  readonly cart: OpenCart;
  /** What it was before this change. */
  readonly versionBefore: number;
  /** The goods in the cart and those asked for, if they are on sale. */
  readonly goods: ReadonlyMap<ProductId, SaleFacts>;
}

/**
 * Holds the cart for a change, with the goods that may come into it. Goods that are no longer sold leave it for good,
 * those of a shop on a break wait in it.
 */
export async function openCart(tx: TxCtx, userId: UserId, wanted: readonly ProductId[] = []): Promise<CartToChange> {
  const head = await lockCart(tx, userId);
  const items = await listItems(tx.db, userId);
  const goods = await saleFacts(tx, [...new Set([...productsOf(items), ...wanted])]);
  const unsold = productsOf(items).filter(id => !goods.has(id));
  const away = await awayGoods(tx, unsold);
  const isAway = new Set(away.map(({ id }) => id));
  await deleteItems(
    tx,
    userId,
    unsold.filter(id => !isAway.has(id)),
  );
  return { cart: { ...head, lines: linesOf(items, goods), away }, versionBefore: head.version - 1, goods };
}

/** The same cart with some quantities set; goods new to it come last. */
export function withQuantities(
  cart: OpenCart,
  goods: ReadonlyMap<ProductId, SaleFacts>,
  items: readonly CartItem[],
): OpenCart {
  const quantities = new Map(cart.lines.map(line => [line.goods.id, line.quantity]));
  for (const { productId, quantity } of items) quantities.set(productId, quantity);
  const all = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return { ...cart, lines: linesOf(all, goods) };
}

function productsOf(items: readonly CartItem[]): ProductId[] {
  return items.map(item => item.productId);
}

function linesOf(items: readonly CartItem[], goods: ReadonlyMap<ProductId, SaleFacts>): CartLine[] {
  return items.flatMap(({ productId, quantity }) => {
    const found = goods.get(productId);
    return found ? [{ goods: found, quantity }] : [];
  });
}
