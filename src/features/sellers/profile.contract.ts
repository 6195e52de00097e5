import * as z from 'zod/mini';
import { get, put } from '#shared/endpoint.ts';
import { problem } from '#shared/problem.ts';
import { dataOf, id } from '#shared/wire.ts';
import { PROFILE_PART_NAMES } from './profile-gaps.ts';
import { SELLER_STATUSES } from './seller-status.ts';

/** One or more fields are wrong; `fields` has them all. */
export const profileInvalid = problem('sellers.profile_invalid', 'invalid', (first: string) => first);

const text = z.string().check(z.maxLength(1000));
const maybe = z.nullable(z.string());

/** A seller's own record. Of the bank account only as much as tells it from another. */
export const SellerProfile = z.object({
  _id: id<'seller'>(),
  userName: z.string(),
  status: z.enum(SELLER_STATUSES),
  /** Why it is rejected. */
  reason: maybe,
  legalName: maybe,
  gstNumber: maybe,
  mobile: maybe,
  address: maybe,
  city: maybe,
  pincode: maybe,
  state: maybe,
  /** Where buyers reach the seller; everybody sees it. */
  careEmail: maybe,
  carePhone: maybe,
  bank: z.nullable(z.object({ holder: z.string(), ifsc: z.string(), lastFour: z.string() })),
  /** What is missing before goods can be shipped. */
  missing: z.array(z.enum(PROFILE_PART_NAMES)),
});
export type SellerProfile = z.output<typeof SellerProfile>;

export const getSellerProfile = get('/admin/profile/get', {
  summary: "A seller's own profile",
  output: dataOf(SellerProfile),
});

export const saveSellerProfile = put('/admin/profile/update', {
  summary: "Saves a seller's own profile; GST number and mobile only where there was none",
  body: z.strictObject({
    legalName: text,
    address: text,
    city: text,
    pincode: text,
    state: text,
    gstNumber: text,
    mobile: text,
    careEmail: text,
    carePhone: text,
    bankHolder: text,
    bankIfsc: text,
    bankNumber: text,
  }),
  output: z.extend(dataOf(SellerProfile), { message: z.string() }),
});
