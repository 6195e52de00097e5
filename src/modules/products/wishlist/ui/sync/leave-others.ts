import { readSaved, writeSaved } from '#products/wishlist/saved-products.ts';
import { only } from '#products/wishlist/valid-saved.ts';
import type { UserId } from '#shared/id.ts';
import { forgetKnown, readKnown } from './known-entries.ts';

/** Removes the list of the person who was signed in before, so that the next one does not see it. What was not sent stays. */
export function leaveOthers(userId: UserId | null): void {
  const known = readKnown();
  if (!known || known.userId === userId) return;
  writeSaved(only(readSaved(), id => !known.ids.has(id)));
  forgetKnown();
}
