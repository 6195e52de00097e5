import { userNameKey } from '#people/accounts/registration/user-name.ts';
import { findSellerNamed } from '#people/sellers/server/sellers.ts';
import type { ActorCtx } from '#platform/context.ts';
import { sellerCannotImport } from '#products/imports/import-problems.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';

/**
 * The seller whose products a file is about: the own one; for administrators the house or the approved seller they
 * name.
 * @throws notAllowed if a seller names another, sellerCannotImport if there is no approved seller of that name
 */
export async function sellerOf({ actor, db }: ActorCtx, userName: string | undefined): Promise<SellerId> {
  const isOwn = userName === undefined || userNameKey(userName) === userNameKey(actor.userName);
  if (actor.kind !== 'administrator' && !isOwn) throw notAllowed();
  const id = isOwn ? actor.sellerId : await findSellerNamed(db, userName, { approved: true });
  if (!id) throw sellerCannotImport();
  return id;
}
