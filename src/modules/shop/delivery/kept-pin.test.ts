import { expect, it } from 'vitest';
import { ofChosenAddress, ofFirstAddress, REMOVED, readKeptPin } from './kept-pin.ts';

const USER = '3f0c';

it('a chosen PIN code stays, that of an address belongs to its shopper', () => {
  expect(readKeptPin('560001')).toEqual({ pincode: '560001', owner: undefined, isChosen: true });
  expect(readKeptPin(ofFirstAddress('560001', USER))).toEqual({ pincode: '560001', owner: USER, isChosen: false });
  expect(readKeptPin(ofChosenAddress('560001', USER))).toEqual({ pincode: '560001', owner: USER, isChosen: true });
  expect(readKeptPin(ofFirstAddress(undefined, USER))).toEqual({ pincode: undefined, owner: USER, isChosen: false });
});

it('one that was removed is not replaced, an empty storage is', () => {
  expect(readKeptPin(REMOVED)).toEqual({ pincode: undefined, owner: undefined, isChosen: true });
  expect(readKeptPin('')).toEqual({ pincode: undefined, owner: undefined, isChosen: false });
});

it('what somebody else has written into the storage is no PIN code', () => {
  for (const text of ['56000', '060001', '5600011', '<b>', '560001x'])
    expect(readKeptPin(text).pincode, text).toBeUndefined();
});
