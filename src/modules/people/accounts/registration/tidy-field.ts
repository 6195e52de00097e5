import { readMobile, showMobile } from '#people/addresses/mobile.ts';
import { tidyGstin } from '#people/sellers/gstin/gstin.ts';
import type { AccountField } from './field-labels.ts';

/** What a field shows once somebody has left it: the same value in its usual dress. What can't be read stays as it is. */
export function tidyField(field: AccountField, text: string): string {
  switch (field) {
    case 'mobile': {
      const mobile = readMobile(text);
      // The field itself says +91.
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
