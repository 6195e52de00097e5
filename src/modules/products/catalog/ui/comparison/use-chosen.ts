import { useSyncExternalStore } from 'react';
import { chosenProducts } from '#products/catalog/comparison/chosen-products.ts';

/** The slugs of the products chosen for comparison in this browser; none on the server and during hydration. */
export function useChosen(): readonly string[] {
  const chosen = useSyncExternalStore(chosenProducts.follow, chosenProducts.read, () => '');
  return chosen.match(/[a-z0-9-]+/g) ?? [];
}
