import { mobileFault } from '#people/addresses/mobile-fault.ts';
import { tidyGstin } from '#people/sellers/gstin/gstin.ts';
import { gstinFault } from '#people/sellers/gstin/gstin-fault.ts';
import type { AccountField } from './field-labels.ts';

/** What is wrong already while a field is being typed in: only what no further sign can mend. */
export function typingFault(field: AccountField, text: string): string | undefined {
  if (field === 'mobile') return mobileFault(text, true);
  return field === 'gstNumber' ? gstinFault(tidyGstin(text), true) : undefined;
}
