/** What shoppers see of a seller with its products: each field by its name there, with its column of `sellers`. */
const SHOWN_COLUMNS = {
  legalName: 'legal_name',
  address: 'address',
  city: 'city',
  stateCode: 'state_code',
  careEmail: 'care_email',
  carePhone: 'care_phone',
} as const;

/**
 * Every column of `sellers` with a field of the profile, by its name in personal data. Apart from the table of fields, because
 * shoppers load this. The profile says `state`, all others `stateCode`.
 */
export const PROFILE_COLUMNS = { ...SHOWN_COLUMNS, gstNumber: 'gstin', pincode: 'pincode' } as const;

export type ShownField = keyof typeof SHOWN_COLUMNS;
export const SHOWN_FIELDS = Object.keys(SHOWN_COLUMNS) as readonly ShownField[];

export type PersonalField = keyof typeof PROFILE_COLUMNS;
export const PERSONAL_FIELDS = Object.keys(PROFILE_COLUMNS) as readonly PersonalField[];

/** A name in the profile. */
export type ColumnField = Exclude<PersonalField, 'stateCode'> | 'state';

/** Something made for each of these names. */
export function eachOf<Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made) {
  return Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, Made>;
}
