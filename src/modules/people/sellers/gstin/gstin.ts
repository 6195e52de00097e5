import { gstinFault } from './gstin-fault.ts';

/**
 * Reads a GST number as people write it, in any letter case. The database's constraint says the same of its form, but
 * for one kind that only the reading refuses: the registration of a deductor of tax.
 * @returns its 15 characters in capitals, or undefined when form, state, PAN or check character are wrong
 */
export function readGstin(text: string): string | undefined {
  return gstinFault(text) === undefined ? text.trim().toUpperCase() : undefined;
}

/** A GST number as it is printed: in capitals, without the spaces and hyphens that people put in to read it. */
export function tidyGstin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}
