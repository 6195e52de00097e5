/** The door to addresses. */
import type { Ctx } from '#platform/context.ts';
import type { AddressId, UserId } from '#shared/id.ts';
import { type AddressRow, findRow } from './addresses.queries.ts';

export { countAddressesOf, eraseAddressesOf, listAddressesOf } from './addresses-of-person.queries.ts';
export type { AddressRow };

/** One of somebody's own addresses as it is stored; undefined for another's, so that nobody can send products there by its id. */
export function addressOf(ctx: Ctx, userId: UserId, addressId: AddressId): Promise<AddressRow | undefined> {
  return findRow(ctx.db, userId, addressId);
}
