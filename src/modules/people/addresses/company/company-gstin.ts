import { readGstin, tidyGstin } from '#people/sellers/gstin/gstin.ts';
import { gstinFault } from '#people/sellers/gstin/gstin-fault.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';
import { t } from '#shared/language/t.ts';

/**
 * What is wrong with the GST number of a buyer, in one sentence; undefined if nothing is. It has to be that of a state,
 * because the state decides the tax.
 */
export function companyGstinFault(text: string): string | undefined {
  const gstin = tidyGstin(text);
  const fault = gstinFault(gstin);
  if (fault) return fault;
  return stateOfGstin(gstin) ? undefined : t('people.addresses.company.noState', { code: gstin.slice(0, 2) });
}

/** A GST number without the spaces and hyphens that people put in to read it. Empty if it is not a right one. */
export function readCompanyGstin(text: string): string {
  return companyGstinFault(text) === undefined ? (readGstin(tidyGstin(text)) ?? '') : '';
}
