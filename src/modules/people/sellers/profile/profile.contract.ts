import * as z from 'zod/mini';
import { SELLER_STATUSES } from '#people/sellers/vendors/seller-status.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { BANK_FIELDS, STORED_FIELDS } from './profile.fields.ts';
import { eachOf } from './profile-columns.ts';
import { PROFILE_PART_NAMES } from './profile-gaps.ts';

export const bankNeedsPassword = problem('sellers.bank_needs_password', 'invalid', () =>
  t('people.sellers.refusal.bankPassword'),
);

/** One or more fields are wrong; `fields` has them all. */
export const profileInvalid = problem('sellers.profile_invalid', 'invalid', (first: string) => first);

/** Null is the same as empty. */
const text = z.nullable(z.string().check(z.maxLength(1000)));
/** Without it the bank account stays as it is. */
const ofBank = z.optional(z.string().check(z.maxLength(1000)));
const maybe = z.nullable(z.string());

/** A seller's own record. Of the bank account only as much as tells it from another. */
export const SellerProfile = z.object({
  _id: id<'seller'>(),
  userName: z.string(),
  status: z.enum(SELLER_STATUSES),
  /** Why it is rejected. */
  reason: maybe,
  ...eachOf(STORED_FIELDS, () => maybe),
  bank: z.nullable(z.object({ holder: z.string(), ifsc: z.string(), lastFour: z.string() })),
  /** What is missing before products can be shipped. */
  missing: z.array(z.enum(PROFILE_PART_NAMES)),
});
export type SellerProfile = z.output<typeof SellerProfile>;

export const getSellerProfile = get('/admin/profile/get', {
  summary: 'Your seller profile',
  output: dataOf(SellerProfile),
});

export const saveSellerProfile = put('/admin/profile/update', {
  summary:
    'Saves your seller profile; GST number and mobile number only while they are empty. Changing the bank account needs your password and holds payouts for 48 hours',
  body: editOf(
    z.strictObject({
      ...eachOf(STORED_FIELDS, () => text),
      ...eachOf(BANK_FIELDS, () => ofBank),
      /** Your own; needed where the bank account changes. */
      password: ofBank,
    }),
    SellerProfile,
  ),
  output: z.extend(dataOf(SellerProfile), { message: z.string() }),
});
