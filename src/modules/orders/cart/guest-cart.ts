import { type ProductId, UUID } from '#shared/id.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './refusals.ts';

/** One line of a guest's cart, as stored in the browser. */
export interface GuestItem {
  readonly productId: ProductId;
  readonly quantity: number;
}

export type GuestCart = readonly GuestItem[];

/**
 * Parses the stored cart. Anybody can write to that storage: invalid lines are dropped, duplicate products are merged,
 * and the result is cut to MAX_CART_LINES.
 */
export function readGuestCart(text: string | null): GuestCart {
  const items = parsed(text).flatMap(item => (isItem(item) ? [item] : []));
  const merged = items.reduce((cart, item) => withAdded(cart, item.productId, item.quantity), [] as GuestCart);
  return merged.slice(0, MAX_CART_LINES);
}

export function writeGuestCart(cart: GuestCart): string {
  return JSON.stringify(cart);
}

/** Adds to the quantity in the cart; a new product goes to the end. */
export function withAdded(cart: GuestCart, productId: ProductId, quantity: number): GuestCart {
  const held = quantityIn(cart, productId);
  if (held === 0) return [...cart, { productId, quantity: atMost(quantity) }];
  return withQuantity(cart, productId, held + quantity);
}

/** Sets the quantity of a product already in the cart. */
export function withQuantity(cart: GuestCart, productId: ProductId, quantity: number): GuestCart {
  return cart.map(item => (item.productId === productId ? { productId, quantity: atMost(quantity) } : item));
}

export function without(cart: GuestCart, productId: ProductId): GuestCart {
  return cart.filter(item => item.productId !== productId);
}

/** The cart minus what was merged into another cart, i.e. what was added since. */
export function remainder(cart: GuestCart, taken: GuestCart): GuestCart {
  return cart
    .map(item => ({ ...item, quantity: item.quantity - quantityIn(taken, item.productId) }))
    .filter(item => item.quantity > 0);
}

export function quantityIn(cart: GuestCart, productId: ProductId): number {
  return cart.find(item => item.productId === productId)?.quantity ?? 0;
}

const atMost = (quantity: number) => Math.min(quantity, MAX_QUANTITY);

function parsed(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is GuestItem {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, quantity } = value as { productId?: unknown; quantity?: unknown };
  return (
    typeof productId === 'string' &&
    UUID.test(productId) &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity > 0
  );
}
