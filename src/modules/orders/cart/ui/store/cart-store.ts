import type { CartLine } from '#orders/cart/contract.ts';
import type { CartProduct } from '#orders/cart/ui/use-cart.ts';
import type { ProductId } from '#shared/id.ts';

/** A snapshot of a cart. */
export interface CartView {
  readonly status: 'loading' | 'ready' | 'failed';
  /** With current product data. A guest's line may appear a moment after its quantity. */
  readonly lines: readonly CartLine[];
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** For each unavailable item, why it is not among the lines. */
  readonly away: readonly string[];
}

/**
 * A cart's storage: the browser for a guest, the server for a shopper. Changes are optimistic; a refused one is rolled
 * back and throws its Problem.
 */
export interface CartStore {
  readonly view: () => CartView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (product: CartProduct, quantity: number) => Promise<void>;
  readonly setQuantity: (product: ProductId, quantity: number) => Promise<void>;
  readonly remove: (product: ProductId) => Promise<void>;
  /** Refetches items and quantities. @returns titles of items removed because they are no longer on sale */
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
    condition: goods.condition,
    price: goods.price,
    salePrice: goods.salePrice,
    totalStock: goods.totalStock,
    username: goods.username,
    quantity,
  };
}

/** Inverse of `cartLineOf`, for undoing a removal. */
export function productOf({ productId, quantity: _, ...goods }: CartLine): CartProduct {
  return { _id: productId, ...goods };
}

/** A value with subscribers. */
interface Watched<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** @returns the function to unsubscribe */
  readonly subscribe: (listener: () => void) => () => void;
}

export function watched<Value>(first: Value): Watched<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
