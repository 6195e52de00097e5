import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import { writeSaved } from '#products/wishlist/saved-products.ts';
import { only, savedIds, validSaved } from '#products/wishlist/valid-saved.ts';

/** Removes what a guest has saved beyond the limit, the last first. @returns how many those are */
export function limitSaved(): number {
  const saved = validSaved();
  const over = savedIds(saved).slice(0, -MAX_SAVED);
  if (over.length > 0) writeSaved(only(saved, id => !over.includes(id)));
  return over.length;
}
