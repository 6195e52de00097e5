import { type Id, newId, type ProductId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';

/**
 * Path of the checkout for a single product. All its state is in the URL, so it survives signing in, registering, a
 * reload and the back button.
 */
export function buyNowPath(
  productId: ProductId,
  quantity: number,
  attempt: Id<'attempt'> = newId<'attempt'>(),
): string {
  return `${paths.checkout}?${new URLSearchParams({ product: productId, quantity: String(quantity), attempt })}`;
}
