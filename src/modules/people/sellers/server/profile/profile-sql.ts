import { sql } from 'kysely';
import { profileField } from '#people/sellers/profile/profile.fields.ts';
import { PERSONAL_FIELDS, type PersonalField, PROFILE_COLUMNS } from '#people/sellers/profile/profile-columns.ts';
import type { Profile } from '#people/sellers/profile/profile-reader.ts';
import type { Row } from '#platform/db/database.ts';

type Seller = Row<'sellers'>;
type TextColumn = { [Column in keyof Seller]: Seller[Column] extends string | null ? Column : never }[keyof Seller];

/** Compiles only if every column is a text of `sellers`. */
const columnOf = (name: PersonalField): TextColumn => PROFILE_COLUMNS[name];
const profileName = (name: PersonalField) => (name === 'stateCode' ? 'state' : name);

/** `legal_name, gstin, …`; as one text, so that statements with it are written once (`template-compiler.ts`). */
export const profileColumns = sql.raw(PERSONAL_FIELDS.map(name => columnOf(name)).join(', '));
/** `s.legal_name as "legalName", …`; `s` stands for the seller. */
export const sellerColumns = (
  names: readonly PersonalField[],
  nameOf: (name: PersonalField) => string = name => name,
) => sql.raw(names.map(name => `s.${columnOf(name)} as "${nameOf(name)}"`).join(', '));
export const ofProfile = sellerColumns(PERSONAL_FIELDS, profileName);
export const ofPersonalData = sellerColumns(PERSONAL_FIELDS);

/** `legal_name = 'Mehta Radio House', …` */
export const writtenColumns = (profile: Profile) =>
  sql.join(PERSONAL_FIELDS.map(name => sql`${sql.ref(columnOf(name))} = ${profile[profileName(name)]}`));

/** `care_email = null, …`: whatever no invoice names. */
export const erasedColumns = sql.join(
  PERSONAL_FIELDS.filter(name => !profileField(profileName(name)).onInvoices).map(
    name => sql`${sql.ref(columnOf(name))} = null`,
  ),
);
