import { readMobile, showMobile } from '#people/addresses/mobile.ts';
import { mobileFault } from '#people/addresses/mobile-fault.ts';
import { tidyGstin } from '#people/sellers/gstin/gstin.ts';
import { gstinFault } from '#people/sellers/gstin/gstin-fault.ts';
import type { AccountField } from './field-labels.ts';

/** The value of a field in its usual format, shown once the field is left. A value that can't be parsed is unchanged. */
export function tidyField(field: AccountField, text: string): string {
  switch (field) {
    case 'mobile': {
      const mobile = readMobile(text);
      // The field shows +91 in front.
      return mobile === undefined ? text : showMobile(mobile).replace('+91 ', '');
    }
    case 'gstNumber':
      return tidyGstin(text);
    case 'email':
      return text.trim();
    default:
      return text;
  }
}

/** The error to show while the user is still typing: only one that no further character can fix. */
export function typingFault(field: AccountField, text: string): string | undefined {
  if (field === 'mobile') return mobileFault(text, true);
  return field === 'gstNumber' ? gstinFault(tidyGstin(text), true) : undefined;
}
