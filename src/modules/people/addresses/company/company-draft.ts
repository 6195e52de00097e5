import { isBlank } from '#shared/text/blank.ts';
import type { Company } from './company.contract.ts';
import { companyGstinFault, readCompanyGstin } from './company-gstin.ts';

export const BLANK_COMPANY: Company = { name: '', gstin: '', address: '' };

/** Whether all fields of the form are filled in. */
export function isCompanyComplete({ name, gstin, address }: Company): boolean {
  return ![name, gstin, address].some(isBlank);
}

/** Error messages by field; empty if the draft can be sent. */
export function companyFaults({ gstin }: Company): { readonly gstin?: string } {
  const fault = companyGstinFault(gstin);
  return fault ? { gstin: fault } : {};
}

/** The request fields of a valid draft. */
export function companyFieldsOf({ name, gstin, address }: Company): Company {
  return { name: name.trim(), gstin: readCompanyGstin(gstin), address: address.trim() };
}
