import { expect, it } from 'vitest';
import { sellerDetails } from './seller-details.ts';

const NOTHING = { legalName: null, address: null, city: null, stateCode: null, carePhone: null, careEmail: null };
const MISSING = 'Not declared by the seller';

it('what a seller has not declared is said to be missing', () => {
  expect(sellerDetails(NOTHING).map(([, value]) => value)).toEqual([MISSING, MISSING, MISSING]);
});

it('the address has city and state, the city only once', () => {
  const addressOf = (address: string) => sellerDetails({ ...NOTHING, address, city: 'Hyderabad', stateCode: '36' })[1];
  expect(addressOf('4 Abids Road')).toEqual(['Address', '4 Abids Road, Hyderabad, Telangana']);
  expect(addressOf('4 Abids Road, Hyderabad 500001')?.[1]).toBe('4 Abids Road, Hyderabad 500001, Telangana');
});
