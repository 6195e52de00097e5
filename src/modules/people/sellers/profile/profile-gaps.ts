import { t } from '#shared/language/t.ts';
import { listText } from '#shared/text/list-text.ts';

/** What must be known of a seller before its products can be shipped, because invoices and payouts need it, with its words. */
export const PROFILE_PARTS = {
  legalName: () => t('people.sellers.part.legalName'),
  gstNumber: () => t('people.sellers.part.gstNumber'),
  mobile: () => t('people.sellers.part.mobile'),
  address: () => t('people.sellers.part.address'),
  bank: () => t('people.sellers.part.bank'),
};

export type ProfilePart = keyof typeof PROFILE_PARTS;
export const PROFILE_PART_NAMES = Object.keys(PROFILE_PARTS) as ProfilePart[];

/** "legal name, address and bank account" */
export function gapWords(gaps: readonly ProfilePart[]): string {
  return listText(gaps.map(gap => PROFILE_PARTS[gap]()));
}
