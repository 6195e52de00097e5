import {
  type Address,
  type addAddress as addEndpoint,
  addressIsMissing,
  addressLimit,
  MAX_ADDRESSES,
  type updateAddress as updateEndpoint,
} from '#people/addresses/contract.ts';
import { serviceableState } from '#people/addresses/serviceable-state.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type AddressId, newId } from '#shared/id.ts';
import {
  type AddressColumns,
  type AddressRow,
  deleteAddressRow,
  insertRow,
  listAddressRows,
  updateRow,
} from './addresses.queries.ts';

type Fields = Omit<InputOf<typeof addEndpoint>, 'userId'>;

/** Saves an address. @throws addressLimit if there are three already, also with concurrent requests; invalidInput */
export async function addAddress(ctx: ActorCtx, input: InputOf<typeof addEndpoint>): Promise<Address> {
  const fields = rowOf(input);
  // Each failed attempt means that a concurrent request took a slot, so there are at most as many attempts as slots.
  for (let attempt = 0; attempt <= MAX_ADDRESSES; attempt += 1) {
    const added = await insertRow(ctx.db, newId<'address'>(), ctx.actor.id, fields);
    if (added) return present(added);
    if ((await listAddressRows(ctx.db, ctx.actor.id)).length >= MAX_ADDRESSES) break;
  }
  throw addressLimit();
}

export async function listAddresses(ctx: ActorCtx): Promise<Address[]> {
  return (await listAddressRows(ctx.db, ctx.actor.id)).map(present);
}

/** Updates an address; orders keep the one they were placed with. @throws addressIsMissing, invalidInput */
export async function updateAddress(ctx: ActorCtx, input: InputOf<typeof updateEndpoint>): Promise<Address> {
  const updated = await updateRow(ctx.db, ctx.actor.id, input.addressId, rowOf(input));
  if (!updated) throw addressIsMissing();
  return present(updated);
}

/** Deletes an address. @returns the remaining ones @throws addressIsMissing */
export async function deleteAddress(ctx: ActorCtx, { addressId }: { addressId: AddressId }): Promise<Address[]> {
  if (!(await deleteAddressRow(ctx.db, ctx.actor.id, addressId))) throw addressIsMissing();
  return listAddresses(ctx);
}

/** Its columns, with the state of its PIN code. @throws invalidInput where no state is served */
export function rowOf(fields: Fields): AddressColumns {
  const { name, address, city, pincode, phone, notes, state } = fields;
  return { name: name ?? null, address, city, pincode, phone, notes, state_code: serviceableState(pincode, state) };
}

function present(row: AddressRow): Address {
  return {
    _id: row.id,
    userId: row.user_id,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state_code,
    pincode: row.pincode,
    phone: row.phone,
    notes: row.notes,
  };
}
