import type { Ctx, TxCtx } from '#platform/context.ts';
import {
  type SaleFacts,
  saleFacts,
  type UnavailableProduct,
  unavailableProducts,
} from '#products/catalog/server/catalog.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { type CartItem, type CartLine, deleteItems, findWholeCart, lockCart } from './cart.queries.ts';

export interface LineOnSale {
  readonly product: SaleFacts;
  readonly quantity: number;
}

/** A cart with current product data. */
export interface OpenCart {
  /** Empty if the user never had a cart. */
  readonly id: string;
  readonly version: number;
  /** Codes of offers that were entered. */
  readonly codes: readonly string[];
  readonly lines: readonly LineOnSale[];
  /** Items not among `lines` because their seller's shop is paused. */
  readonly away: readonly UnavailableProduct[];
}

/** The current cart, without items that are no longer on sale. */
export async function readCart(ctx: Ctx, userId: UserId): Promise<OpenCart> {
  const cart = await findWholeCart(ctx.db, userId);
  if (!cart) return { id: '', version: 0, codes: [], lines: [], away: [] };
  return { ...cart, lines: onSaleOf(cart.lines), away: await unavailableProducts(ctx, unsoldOf(cart.lines)) };
}

/** The same for items that are in no cart (“Buy now”). */
export async function readLines(
  ctx: Ctx,
  items: readonly CartItem[],
  codes: readonly string[] = [],
): Promise<OpenCart> {
  const products = await saleFacts(ctx, productsOf(items));
  const unsold = productsOf(items).filter(id => !products.has(id));
  return { id: '', version: 0, codes, lines: linesOf(items, products), away: await unavailableProducts(ctx, unsold) };
}

export interface CartToChange {
  readonly cart: OpenCart;
  /** Before this change. */
  readonly versionBefore: number;
  /** The items in the cart and those in `wanted`, if they are on sale. */
  readonly products: ReadonlyMap<ProductId, SaleFacts>;
}

/**
 * Locks the cart for a change and loads the products involved. Items no longer on sale are deleted; those of paused
 * shops stay.
 */
export async function openCart(tx: TxCtx, userId: UserId, wanted: readonly ProductId[] = []): Promise<CartToChange> {
  await lockCart(tx, userId);
  const [found, products] = await Promise.all([findWholeCart(tx.db, userId), saleFacts(tx, wanted)]);
  if (!found) throw new Error('an upsert left no row');
  const { lines, ...head } = found;
  for (const { product } of lines) if (product) products.set(product.id, product);
  const unsold = unsoldOf(lines);
  const away = await unavailableProducts(tx, unsold);
  const isAway = new Set(away.map(({ id }) => id));
  await deleteItems(
    tx,
    userId,
    unsold.filter(id => !isAway.has(id)),
  );
  return { cart: { ...head, lines: onSaleOf(lines), away }, versionBefore: head.version - 1, products };
}

/** The cart with some quantities set; new items go to the end. */
export function withQuantities(
  cart: OpenCart,
  products: ReadonlyMap<ProductId, SaleFacts>,
  items: readonly CartItem[],
): OpenCart {
  const quantities = new Map(cart.lines.map(line => [line.product.id, line.quantity]));
  for (const { productId, quantity } of items) quantities.set(productId, quantity);
  const all = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return { ...cart, lines: linesOf(all, products) };
}

function productsOf(items: readonly CartItem[]): ProductId[] {
  return items.map(item => item.productId);
}

function unsoldOf(lines: readonly CartLine[]): ProductId[] {
  return lines.filter(({ product }) => !product).map(line => line.productId);
}

function onSaleOf(lines: readonly CartLine[]): LineOnSale[] {
  return lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
}

function linesOf(items: readonly CartItem[], products: ReadonlyMap<ProductId, SaleFacts>): LineOnSale[] {
  return items.flatMap(({ productId, quantity }) => {
    const found = products.get(productId);
    return found ? [{ product: found, quantity }] : [];
  });
}
