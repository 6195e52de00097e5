import { createContext, useContext } from 'react';
import type { CartLine } from '#orders/cart/contract.ts';
import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import type { ProductId } from '#shared/id.ts';

/** What a screen must know of a product to put it into the cart. */
export type CartProduct = ProductBrief;

/** The cart as screens see it, a guest's and a shopper's alike; changes show at once and are rolled back when refused. */
export interface Cart {
  /** `unknown` until the browser has looked; `none` for sellers and administrators, who have no cart. */
  readonly kind: 'unknown' | 'guest' | 'shopper' | 'none';
  /** Whether its lines have been read; a shopper's that could not be read has `failed`. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly lines: readonly CartLine[];
  /** Why items that were put in are not among the lines: a sentence for each. */
  readonly away: readonly string[];
  /** Pieces, not lines. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly quantityOf: (product: ProductId) => number;
  /** Adds one (or `quantity`); says so, or says why not, by a toast. */
  readonly add: (product: CartProduct, quantity?: number) => Promise<void>;
  readonly setQuantity: (product: ProductId, quantity: number) => Promise<void>;
  /** Takes a product out, and offers to take that back. */
  readonly remove: (product: ProductId) => Promise<void>;
  /** Reads the cart anew, after an order or a refusal that says it has changed. */
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
