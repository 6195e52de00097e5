import { lockPerson } from '#people/accounts/server/accounts.ts';
import type { TxCtx } from '#platform/context.ts';
import { signInFirst } from '#shared/api/problems.ts';
import type { UserId } from '#shared/id.ts';

/**
 * Serialises the changes of one person's list until the transaction ends, which keeps it within its limit.
 * @throws signInFirst if the account has been deleted since the request began
 */
export async function holdWishlist(tx: TxCtx, userId: UserId): Promise<void> {
  if (!(await lockPerson(tx.db, userId))) throw signInFirst();
}
