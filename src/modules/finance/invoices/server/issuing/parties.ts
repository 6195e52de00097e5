import type { Party } from '#finance/invoices/tax-document.schema.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import type { SellerId } from '#shared/id.ts';

interface Profile {
  readonly id: SellerId;
  readonly legalName: string | null;
  readonly gstNumber: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  readonly state: string | null;
  readonly careEmail: string | null;
  readonly carePhone: string | null;
  readonly language: string | null;
}

export interface Seller {
  readonly id: SellerId;
  readonly party: Party;
  readonly language: string | null;
}

/** A seller as party to a tax document; undefined if details required by law are missing. */
export function supplierOf({
  id,
  legalName,
  gstNumber: gstin,
  address,
  city,
  pincode,
  state,
  language,
  ...contact
}: Profile): Seller | undefined {
  if (legalName === null || gstin === null || address === null || state === null) return undefined;
  const town = [city, pincode].filter(Boolean).join(' ');
  const care = [contact.carePhone && showMobile(contact.carePhone), contact.careEmail].filter(Boolean).join(', ');
  const party = { name: legalName, gstin, address: [address, town].filter(Boolean).join(', '), state };
  return { id, party: care ? { ...party, care } : party, language };
}
