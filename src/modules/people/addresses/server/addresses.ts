/** The facade of addresses. */
import type { Company } from '#people/addresses/company/company.contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { AddressId, UserId } from '#shared/id.ts';
import { type AddressColumns, type AddressRow, findRow, listAddressRows } from './addresses.queries.ts';
import { findCompany } from './companies.queries.ts';

export { countAddressesOf, eraseAddressesOf, listAddressesOf } from './addresses.queries.ts';
export { listCompanyOf } from './companies.queries.ts';
export type { AddressColumns, AddressRow };

/** The saved addresses of a user, oldest first. */
export function savedAddresses(ctx: Ctx, userId: UserId): Promise<AddressRow[]> {
  return listAddressRows(ctx.db, userId);
}

/** An address of this user. Undefined for another user's, so that nobody can order to an address by guessing its id. */
export function addressOf(ctx: Ctx, userId: UserId, addressId: AddressId): Promise<AddressRow | undefined> {
  return findRow(ctx.db, userId, addressId);
}

/** The GST details of the business that a user buys for, if any are saved. */
export function companyOf(ctx: Ctx, userId: UserId): Promise<Company | undefined> {
  return findCompany(ctx.db, userId);
}
