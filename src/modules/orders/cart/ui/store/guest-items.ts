import type { GuestCart } from '#orders/cart/guest-cart.ts';
import type { CartProduct } from '#orders/cart/ui/use-cart.ts';
import type { ProductId } from '#shared/id.ts';
import { GUEST_ITEMS } from './guest-cart-keys.ts';

export type GuestItems = ReadonlyMap<ProductId, CartProduct>;

/** Cached product data of a guest's items. For display only: prices are refetched before they count. */
export function readGuestItems(storage: Storage): GuestItems {
  try {
    const list: unknown = JSON.parse(storage.getItem(GUEST_ITEMS) ?? '[]');
    return new Map((Array.isArray(list) ? list : []).filter(isProduct).map(product => [product._id, product]));
  } catch {
    return new Map();
  }
}

/** Stores the product data of items in the cart and drops the rest. */
export function keepGuestItems(storage: Storage, items: GuestItems, cart: GuestCart): void {
  const inCart = cart.flatMap(item => items.get(item.productId) ?? []);
  storage.setItem(GUEST_ITEMS, JSON.stringify(inCart.map(pictureOf)));
}

function pictureOf(product: CartProduct): CartProduct {
  const { _id, slug, image, title, condition, price, salePrice, totalStock, username } = product;
  return { _id, slug, image, title, condition, price, salePrice, totalStock, username };
}

const isWhole = (value: unknown) => Number.isSafeInteger(value);

function isProduct(value: unknown): value is CartProduct {
  if (typeof value !== 'object' || value === null) return false;
  const product = value as Partial<Record<keyof CartProduct, unknown>>;
  return (
    [product._id, product.slug, product.image, product.title, product.condition, product.username].every(
      text => typeof text === 'string',
    ) &&
    isWhole(product.price) &&
    (product.salePrice === null || isWhole(product.salePrice)) &&
    isWhole(product.totalStock)
  );
}
