import { stateName } from '#people/addresses/state.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import type { BankAccount } from '#people/sellers/bank/bank-account.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';
import { t } from '#shared/language/t.ts';
import { PROFILE_FIELD_NAMES, type ProfileField, profileField, type StoredField } from './profile.fields.ts';
import { eachOf } from './profile-columns.ts';
import { PROFILE_PART_NAMES, type ProfilePart } from './profile-gaps.ts';

/** The form as it is typed. */
export type ProfileFields = Readonly<Record<ProfileField, string>>;
export type ProfileFaults = Partial<Record<ProfileField, string>>;

/** A profile as it is stored. */
export type Profile = Readonly<Record<StoredField, string>> & { readonly bank: BankAccount };

/** Stored values that the form does not change. */
export type ProfileStanding = Readonly<Record<'gstNumber' | 'mobile' | 'bankNumber', string | null>>;

/** What the shop knows of a seller; null is unknown. */
export type KnownProfile = Readonly<Record<StoredField, string | null>>;

/** Reads the whole profile. @returns every fault by field, if there is any */
export function readProfile(
  typed: ProfileFields,
  standing: ProfileStanding,
): { readonly profile: Profile } | { readonly faults: ProfileFaults } {
  const faults: ProfileFaults = {};
  const stored: Partial<Record<ProfileField, string | null>> = standing;
  const { bankHolder, bankNumber, bankIfsc, ...read } = eachOf(PROFILE_FIELD_NAMES, name => {
    const { stays, read, fault } = profileField(name);
    const text = typed[name];
    const kept = stored[name];
    if (kept && (stays === 'once known' || (stays === 'when empty' && text.trim() === ''))) return kept;
    const value = read(text);
    if (value === undefined) faults[name] = fault(text);
    return value ?? '';
  });
  const state = read.state || (stateOfPincode(read.pincode) ?? '');
  const registered = stateOfGstin(read.gstNumber);
  if (!faults.state && state && registered && registered !== state)
    faults.state = t('people.sellers.fault.otherState', { state: stateName(registered) });
  if (Object.keys(faults).length > 0) return { faults };
  return { profile: { ...read, state, bank: { holder: bankHolder, number: bankNumber, ifsc: bankIfsc } } };
}

/** The form with what is known; the account number is not shown to anybody. */
export function profileForm(
  known: KnownProfile & { readonly bank: Pick<BankAccount, 'holder' | 'ifsc'> | null },
): Record<ProfileField, string> {
  const { bank } = known;
  const texts: Partial<Record<ProfileField, string | null>> = known;
  const form = eachOf(PROFILE_FIELD_NAMES, name => texts[name] ?? '');
  return { ...form, bankHolder: bank?.holder ?? '', bankIfsc: bank?.ifsc ?? '' };
}

/** What is still missing; empty when products can be shipped. The shop's own seller is paid nothing and has the shop's phones. */
export function gapsOf(known: KnownProfile & { readonly isHouse: boolean; readonly hasBank: boolean }): ProfilePart[] {
  const { isHouse, hasBank } = known;
  const stored: Partial<Record<ProfileField, string | null>> = known;
  const missing = PROFILE_FIELD_NAMES.filter(name => stored[name] === null)
    .map(profileField)
    .flatMap(({ part, ofHouse }) => (part && !(isHouse && ofHouse === false) ? part : []));
  return PROFILE_PART_NAMES.filter(part => (part === 'bank' ? !isHouse && !hasBank : missing.includes(part)));
}
