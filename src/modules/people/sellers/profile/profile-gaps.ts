import { listText } from '#shared/text/list-text.ts';

/** What a seller must have said before its products can be shipped, because the invoice names it; by the words of a sentence. */
export const PROFILE_PARTS = {
  legalName: 'legal name',
  gstNumber: 'GST number',
  mobile: 'mobile number',
  address: 'address',
  bank: 'bank account',
} as const;

export type ProfilePart = keyof typeof PROFILE_PARTS;
export const PROFILE_PART_NAMES = Object.keys(PROFILE_PARTS) as ProfilePart[];

/** What the shop knows of a seller. */
export interface KnownProfile {
  /** The shop itself, whose money is its own and whose phones stand in its settings. */
  readonly isHouse: boolean;
  readonly legalName: string | null;
  readonly gstin: string | null;
  readonly mobile: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  readonly state: string | null;
  readonly hasBank: boolean;
}

/** What is still missing; empty when products can be shipped. */
export function gapsOf(known: KnownProfile): ProfilePart[] {
  const { isHouse, address, city, pincode, state } = known;
  const isThere: Readonly<Record<ProfilePart, boolean>> = {
    legalName: known.legalName !== null,
    gstNumber: known.gstin !== null,
    mobile: isHouse || known.mobile !== null,
    address: address !== null && state !== null && (isHouse || (city !== null && pincode !== null)),
    bank: isHouse || known.hasBank,
  };
  return PROFILE_PART_NAMES.filter(part => !isThere[part]);
}

/** "legal name, address and bank account" */
export function gapWords(gaps: readonly ProfilePart[]): string {
  return listText(gaps.map(gap => PROFILE_PARTS[gap]));
}
