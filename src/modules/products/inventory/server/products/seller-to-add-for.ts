import { userNameKey } from '#people/accounts/registration/user-name.ts';
import { findSellerNamed } from '#people/sellers/server/sellers.ts';
import type { ActorCtx } from '#platform/context.ts';
import { invalidInput, notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import { isApproved } from './own-products.queries.ts';

/** Whose products a new product joins. @throws notAllowed when a seller names another, invalidInput for a name that may not sell */
export async function sellerToAddFor({ actor, db }: ActorCtx, userName: string | undefined): Promise<SellerId> {
  const own = actor.sellerId;
  if (actor.kind !== 'administrator') {
    const isOwn = userName === undefined || userNameKey(userName) === userNameKey(actor.userName);
    if (!own || !isOwn) throw notAllowed();
    return own;
  }
  const named = userName === undefined ? own : await findSellerNamed(db, userName);
  if (!named || !(await isApproved(db, named)))
    throw invalidInput().with({ fields: { userName: 'No approved seller has this name' } });
  return named;
}
