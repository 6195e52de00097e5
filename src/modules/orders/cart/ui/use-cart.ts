import { createContext, useContext } from 'react';
import type { CartLine } from '#orders/cart/contract.ts';
import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import type { ProductId } from '#shared/id.ts';

/** The product data needed to add it to a cart. */
export type CartProduct = ProductBrief;

/** The cart of a guest or a shopper. Changes are optimistic and are rolled back when refused. */
export interface Cart {
  /** `unknown` until the session has loaded; `none` for sellers and administrators. */
  readonly kind: 'unknown' | 'guest' | 'shopper' | 'none';
  /** Loading state of the lines. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly lines: readonly CartLine[];
  /** For each unavailable item, a sentence why it is not among the lines. */
  readonly away: readonly string[];
  /** Units, not lines. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly quantityOf: (product: ProductId) => number;
  /** Adds one unit, or `quantity`. Success and refusal are shown as toasts. */
  readonly add: (product: CartProduct, quantity?: number) => Promise<void>;
  readonly setQuantity: (product: ProductId, quantity: number) => Promise<void>;
  /** Removes a product; the toast offers to undo it. */
  readonly remove: (product: ProductId) => Promise<void>;
  /** Refetches the cart, for example after an order. */
  readonly reload: () => Promise<void>;
}

export const CartContext = createContext<Cart>({
  kind: 'unknown',
  status: 'loading',
  lines: [],
  away: [],
  count: 0,
  isOpen: false,
  open: () => {},
  close: () => {},
  quantityOf: () => 0,
  add: async () => {},
  setQuantity: async () => {},
  remove: async () => {},
  reload: async () => {},
});

export function useCart(): Cart {
  return useContext(CartContext);
}
