import { expect, it } from 'vitest';
import { companyGstinFault, readCompanyGstin } from './company-gstin.ts';

it('a buyer’s GST number may be typed as it is read', () => {
  expect(companyGstinFault(' 27 aapfu-0939f 1zv ')).toBeUndefined();
  expect(readCompanyGstin(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV');
});

it.each([
  ['27AAPFU0939F1ZW', 'the last one is V, not W'],
  ['', '15 are missing'],
  // Registrations of the centre are no place of supply.
  ['97AAPFU0939F1ZO', 'state code 97'],
])('%s is refused: %s', (gstin, words) => {
  expect(companyGstinFault(gstin)).toContain(words);
  expect(readCompanyGstin(gstin)).toBe('');
});
