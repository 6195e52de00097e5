import { listText } from '#shared/text/list-text.ts';

/** What must be known of a seller before its products can be shipped, because invoices and payouts need it, in words. */
export const PROFILE_PARTS = {
  legalName: 'legal name',
  gstNumber: 'GST number',
  mobile: 'mobile number',
  address: 'address',
  bank: 'bank account',
} as const;

export type ProfilePart = keyof typeof PROFILE_PARTS;
export const PROFILE_PART_NAMES = Object.keys(PROFILE_PARTS) as ProfilePart[];

/** "legal name, address and bank account" */
export function gapWords(gaps: readonly ProfilePart[]): string {
  return listText(gaps.map(gap => PROFILE_PARTS[gap]));
}
