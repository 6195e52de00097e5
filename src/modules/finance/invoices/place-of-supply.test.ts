import { expect, it } from 'vitest';
import { placeOfSupply } from './place-of-supply.ts';
import { taxKindOf } from './split-tax.ts';

it.each([
  // Seller, delivery and GST number; place of supply and taxes.
  ['36', '29', null, '29', 'igst'],
  ['29', '29', null, '29', 'sgst'],
  ['29', '29', '29AAPFU0939F1ZR', '29', 'sgst'],
  // Billed in one state and delivered in another: the state of the GST number decides.
  ['36', '36', '29AAPFU0939F1ZR', '29', 'igst'],
  ['29', '36', '29AAPFU0939F1ZR', '29', 'sgst'],
])('sold from %s to %s by %s is supplied in %s with %s', (seller, delivery, gstin, place, kind) => {
  expect(placeOfSupply(delivery, gstin)).toBe(place);
  expect(taxKindOf(seller, placeOfSupply(delivery, gstin))).toBe(kind);
});
