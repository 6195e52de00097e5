import { useSyncExternalStore } from 'react';
import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import { savedProducts, toggleSaved } from '#products/wishlist/saved-products.ts';

/** What a check box needs that saves a product and removes it again. It is sent to the server later, so it works at once. */
export function useSaved(product: ProductBrief) {
  return {
    // Without reading the list, because a page has two dozen hearts.
    checked: useSyncExternalStore(savedProducts.follow, savedProducts.read, () => '').includes(product._id),
    onChange: () => toggleSaved(product),
  };
}
