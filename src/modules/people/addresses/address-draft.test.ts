import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import {
  addressDraftOf,
  addressFaults,
  addressFieldsOf,
  BLANK_DRAFT,
  isComplete,
  withPincode,
} from './address-draft.ts';
import { addressLine } from './address-line.ts';
import { stateOfPincode } from './state-of-pincode.ts';

const draft = {
  pincode: '560 025',
  name: ' Ananya Rao ',
  phone: '098765 43210',
  address: '14 Residency Road',
  city: 'Bengaluru',
  state: '29',
  notes: 'Ring twice',
};

describe('an address being written', () => {
  it.each(['address', 'city', 'pincode', 'phone', 'notes'] as const)('is not complete while %s is blank', field => {
    expect(isComplete(draft)).toBe(true);
    expect(isComplete({ ...draft, [field]: '  ' })).toBe(false);
  });

  it('needs neither name nor state to be complete', () => {
    expect(isComplete({ ...draft, name: '', state: '' })).toBe(true);
  });

  it('says what is wrong with PIN code and mobile number', () => {
    expect(addressFaults(draft)).toEqual({});
    expect(addressFaults({ ...draft, pincode: '56002' })).toEqual({ pincode: 'Enter a 6-digit PIN code' });
    expect(addressFaults({ ...draft, pincode: '000000' })).toEqual({
      pincode: 'PIN codes in India don’t start with 0',
    });
    expect(addressFaults({ ...draft, pincode: '990001' })).toEqual({
      pincode: 'We do not deliver to this PIN code yet',
    });
    expect(Object.keys(addressFaults({ ...draft, phone: '12345' }))).toEqual(['phone']);
  });

  it('gets state and city from its PIN code', () => {
    expect(withPincode(BLANK_DRAFT, '411001')).toMatchObject({ state: '27', city: 'Pune' });
    expect(withPincode(BLANK_DRAFT, '793001')).toMatchObject({ state: '17', city: '' });
    expect(withPincode(BLANK_DRAFT, '4110')).toMatchObject({ pincode: '4110', state: '', city: '' });
  });

  it('keeps a city somebody wrote and gives up one that only followed from the PIN code', () => {
    const pune = withPincode(BLANK_DRAFT, '411001');
    expect(withPincode(pune, '560025').city).toBe('Bengaluru');
    expect(withPincode(withPincode(pune, '4110'), '560025').city).toBe('Bengaluru');
    expect(withPincode(pune, '793001').city).toBe('');
    expect(withPincode({ ...pune, city: 'Pimpri' }, '560025')).toMatchObject({ city: 'Pimpri', state: '29' });
  });

  it('keeps a corrected state while the PIN code stays', () => {
    const corrected = { ...withPincode(BLANK_DRAFT, '160001'), state: '03' };
    expect(withPincode(corrected, '160 001').state).toBe('03');
    expect(stateOfPincode('160001')).toBe('04');
  });

  it('is sent trimmed and in standard form', () => {
    expect(addressFieldsOf(draft)).toEqual({
      name: 'Ananya Rao',
      address: '14 Residency Road',
      city: 'Bengaluru',
      pincode: '560025',
      phone: '+919876543210',
      notes: 'Ring twice',
      state: '29',
    });
    expect(Object.keys(addressFieldsOf({ ...draft, name: ' ', state: '' }))).not.toEqual(
      expect.arrayContaining(['name', 'state']),
    );
  });

  it('can be opened again from what was saved', () => {
    const saved = {
      ...addressFieldsOf(draft),
      name: null,
      state: '29',
      _id: newId<'address'>(),
      userId: newId<'user'>(),
    };
    expect(addressDraftOf(saved)).toMatchObject({ name: '', phone: '9876543210', pincode: '560025' });
    expect(addressLine(saved)).toBe('14 Residency Road, Bengaluru, Karnataka 560025');
  });
});
