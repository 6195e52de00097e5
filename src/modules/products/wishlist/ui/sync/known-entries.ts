import { savedProducts } from '#products/wishlist/saved-products.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { keptText } from '#shared/page/kept-text.ts';

/** What the server had on the list of a person when it last answered. What differs from it has not been sent yet. */
export interface KnownEntries {
  readonly userId: UserId;
  readonly ids: ReadonlySet<ProductId>;
}

export const knownEntries = keptText('wishlistKnown');

/**
 * Undefined for a guest, whose list the server does not know, and if the list itself can't be read: beside it, everything
 * would look removed.
 */
export function readKnown(): KnownEntries | undefined {
  try {
    if (Object.getPrototypeOf(JSON.parse(savedProducts.read())) !== Object.prototype) return undefined;
    const { userId, ids } = JSON.parse(knownEntries.read()) as { userId: UserId; ids: ProductId[] };
    return { userId, ids: new Set(ids) };
  } catch {
    return undefined;
  }
}

export function writeKnown(userId: UserId, ids: readonly ProductId[]): void {
  knownEntries.write(JSON.stringify({ userId, ids }));
}

export function forgetKnown(): void {
  knownEntries.write('');
}
