import type { CartLine } from '#orders/cart/contract.ts';
import type { CartProduct } from '#orders/cart/ui/use-cart.ts';
import type { ProductId } from '#shared/id.ts';

/** What a cart looks like at one moment. */
export interface CartView {
  readonly status: 'loading' | 'ready' | 'failed';
  /** With what their items are now; a guest's line comes a moment after its quantity. */
  readonly lines: readonly CartLine[];
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** Why items that were put in are not among the lines. */
  readonly away: readonly string[];
}

/**
 * Where a cart is kept: a guest's in the browser, a shopper's on the server. Changes show at once; one that is refused
 * is taken back and throws the Problem.
 */
export interface CartStore {
  readonly view: () => CartView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (product: CartProduct, quantity: number) => Promise<void>;
  readonly setQuantity: (product: ProductId, quantity: number) => Promise<void>;
  readonly remove: (product: ProductId) => Promise<void>;
  /** Reads items and quantities anew. @returns titles of what has left the cart because it is no longer sold */
  readonly reload: () => Promise<readonly string[]>;
}

export function viewOf(
  status: CartView['status'],
  lines: readonly CartLine[],
  held: readonly { readonly productId: ProductId; readonly quantity: number }[] = lines,
  away: readonly string[] = [],
): CartView {
  return { status, lines, away, quantities: new Map(held.map(({ productId, quantity }) => [productId, quantity])) };
}

export const NO_CART: CartView = viewOf('loading', []);

export function cartLineOf({ _id, ...goods }: CartProduct, quantity: number): CartLine {
  return {
    productId: _id,
    slug: goods.slug,
    image: goods.image,
    title: goods.title,
    price: goods.price,
    salePrice: goods.salePrice,
    totalStock: goods.totalStock,
    username: goods.username,
    quantity,
  };
}

/** The way back, for what was removed and comes in again. */
export function productOf({ productId, quantity: _, ...goods }: CartLine): CartProduct {
  return { _id: productId, ...goods };
}
