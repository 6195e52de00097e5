import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, line } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { readMobile } from './mobile.ts';
import { pincodeFault, readPincode } from './pincode.ts';
import { isStateCode } from './state.ts';

export const MAX_ADDRESSES = 3;

export const addressLimit = problem('addresses.limit', 'conflict', () =>
  t('people.addresses.refusal.limit', { most: MAX_ADDRESSES }),
);
export const addressIsMissing = problem('addresses.missing', 'missing', () => t('people.addresses.refusal.missing'));

const pincode = z.codec(
  z
    .string()
    .check(z.refine(text => pincodeFault(text) === undefined, { error: ({ input }) => pincodeFault(String(input)) })),
  z.string(),
  { decode: text => readPincode(text) ?? '', encode: text => text },
);

/** Any usual notation of an Indian mobile number in the API, E.164 in the code. */
const mobile = z.codec(
  z
    .string()
    .check(z.refine(text => readMobile(text) !== undefined, { error: () => t('people.addresses.fault.mobile') })),
  z.string(),
  { decode: text => readMobile(text) ?? '', encode: text => text },
);

const fields = {
  name: z.optional(z.nullable(line(100))),
  address: line(300),
  city: line(100),
  pincode,
  phone: mobile,
  notes: line(500),
  /** The GST state code; derived from the PIN code when it is not given. */
  state: z.optional(z.string().check(z.refine(isStateCode, { error: () => t('people.addresses.fault.state') }))),
};

/** An address as it is entered. */
export const AddressFields = z.strictObject(fields);

export const Address = z.object({
  _id: id<'address'>(),
  userId: id<'user'>(),
  name: z.nullable(z.string()),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  phone: z.string(),
  notes: z.string(),
});
export type Address = z.output<typeof Address>;

const own = z.strictObject({ userId: id<'user'>() });
const ownOne = z.strictObject({ userId: id<'user'>(), addressId: id<'address'>() });

export const addAddress = post('/shop/address/add', {
  summary: 'Adds an address; you can save up to three',
  body: z.strictObject({ userId: z.optional(id<'user'>()), ...fields }),
  output: dataOf(Address),
});
export const listAddresses = get('/shop/address/get/:userId', {
  summary: 'Your saved addresses, oldest first',
  params: own,
  output: dataOf(z.array(Address)),
});
export const updateAddress = put('/shop/address/update/:userId/:addressId', {
  summary: 'Updates a saved address; existing orders keep the address they were placed with',
  params: ownOne,
  body: editOf(z.strictObject(fields), Address),
  output: dataOf(Address),
});
export const deleteAddress = remove('/shop/address/delete/:userId/:addressId', {
  summary: 'Deletes a saved address',
  params: ownOne,
  output: dataOf(z.array(Address)),
});
