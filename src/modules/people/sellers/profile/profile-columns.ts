/**
 * Every column of `sellers` with a field of the profile, by the field's name in personal data and on product pages. Apart
 * from the table of fields, because shoppers load this. The profile says `state`, all others `stateCode`.
 */
export const PROFILE_COLUMNS = {
  legalName: 'legal_name',
  gstNumber: 'gstin',
  address: 'address',
  city: 'city',
  pincode: 'pincode',
  stateCode: 'state_code',
  careEmail: 'care_email',
  carePhone: 'care_phone',
} as const;

export type PersonalField = keyof typeof PROFILE_COLUMNS;
export const PERSONAL_FIELDS = Object.keys(PROFILE_COLUMNS) as readonly PersonalField[];

/** A name in the profile. */
export type ColumnField = Exclude<PersonalField, 'stateCode'> | 'state';

/** Something made for each of these names. */
export function eachOf<Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made) {
  return Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, Made>;
}
