import { placeOfSupply } from '#finance/invoices/place-of-supply.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { SoldPart } from './sold-parts.queries.ts';

type Recipient = Pick<TaxDocument, 'recipient' | 'placeOfSupply' | 'deliveredTo'>;

/**
 * Whom an invoice is made out to, and where the sale is taxed. A business is billed at its registered place, and the delivery
 * address stands beside it (rule 46(d) and (o)).
 */
export function recipientOf({ company, buyer, address, city, pincode, state }: SoldPart): Recipient {
  const delivery = { name: buyer, address: `${address}, ${city} ${pincode}`, state };
  if (!company) return { recipient: { ...delivery, gstin: null }, placeOfSupply: state };
  const { name, gstin, address: registered } = company;
  const place = placeOfSupply(state, gstin);
  return {
    recipient: { name, address: registered, state: place, gstin },
    placeOfSupply: place,
    deliveredTo: delivery,
  };
}
