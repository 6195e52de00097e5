import { describe, expect, it } from 'vitest';
import { gapWords } from './profile-gaps.ts';
import { gapsOf } from './profile-reader.ts';

const WHOLE = {
  isHouse: false,
  legalName: 'Deccan Mobiles and Communications',
  gstNumber: '36AAKFD4127R1ZX',
  mobile: '+919876500201',
  address: 'Shop 14, Abids',
  city: 'Hyderabad',
  pincode: '500001',
  state: '36',
  careEmail: null,
  carePhone: null,
  hasBank: true,
};

describe('what a seller must say before it ships', () => {
  it('is nothing once all is said', () => {
    expect(gapsOf(WHOLE)).toEqual([]);
  });

  it.each([
    [{ legalName: null }, 'legalName'],
    [{ gstNumber: null }, 'gstNumber'],
    [{ mobile: null }, 'mobile'],
    [{ address: null }, 'address'],
    [{ city: null }, 'address'],
    [{ pincode: null }, 'address'],
    [{ state: null }, 'address'],
    [{ hasBank: false }, 'bank'],
  ])('is told by what is missing: %j', (missing, gap) => {
    expect(gapsOf({ ...WHOLE, ...missing })).toEqual([gap]);
  });

  it('leaves the shop itself its bank and phone, and asks for its GST number', () => {
    const house = { ...WHOLE, isHouse: true, mobile: null, hasBank: false, city: null, pincode: null };
    expect(gapsOf(house)).toEqual([]);
    expect(gapsOf({ ...house, gstNumber: null })).toEqual(['gstNumber']);
  });

  it('reads as a sentence does', () => {
    expect(gapWords(['bank'])).toBe('bank account');
    expect(gapWords(['legalName', 'address', 'bank'])).toBe('legal name, address and bank account');
  });
});
