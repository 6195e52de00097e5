import { describe, expect, it } from 'vitest';
import { type ProfileFields, readProfile } from './profile-reader.ts';

const FIELDS: ProfileFields = {
  legalName: ' Mehta Radio House LLP ',
  address: '12, Lamington Road',
  city: 'Mumbai',
  pincode: '400 007',
  state: '',
  gstNumber: '27aapfu0939f1zv',
  mobile: '98765 43210',
  careEmail: ' Care@MehtaRadio.example ',
  carePhone: '022-2386 1000',
  bankHolder: 'Mehta Radio House LLP',
  bankIfsc: 'sbin0001234',
  bankNumber: '3928 1047 716',
};
const NEW = { gstNumber: null, mobile: null, bankNumber: null };

const read = (more: Partial<ProfileFields> = {}, standing: Parameters<typeof readProfile>[1] = NEW) =>
  readProfile({ ...FIELDS, ...more }, standing);

describe("a seller's profile", () => {
  it('is read into the form that is kept, the state by the PIN code', () => {
    expect(read()).toEqual({
      profile: {
        legalName: 'Mehta Radio House LLP',
        address: '12, Lamington Road',
        city: 'Mumbai',
        pincode: '400007',
        state: '27',
        gstNumber: '27AAPFU0939F1ZV',
        mobile: '+919876543210',
        careEmail: 'care@mehtaradio.example',
        carePhone: '+91 22 2386 1000',
        bank: { holder: 'Mehta Radio House LLP', number: '39281047716', ifsc: 'SBIN0001234' },
      },
    });
  });

  it.each([
    ['careEmail', ''],
    ['careEmail', 'care at mehtaradio'],
    ['carePhone', ''],
    ['carePhone', '12345'],
    ['legalName', ' '],
    ['legalName', 'x'.repeat(151)],
    ['address', '\u200b'],
    ['city', ''],
    ['pincode', '000007'],
    ['pincode', '999999'],
    ['state', '99'],
    ['gstNumber', '27AAPFU0939F1ZW'],
    ['mobile', '12345'],
    ['bankHolder', ''],
    ['bankIfsc', 'SBIN1001234'],
    ['bankNumber', '1234'],
    ['bankNumber', ''],
  ] as const)('is refused for its %s: %j', (field, text) => {
    const answer = read({ [field]: text });
    expect('faults' in answer && Object.keys(answer.faults)).toEqual([field]);
  });

  it('keeps the GST number, mobile number and account number that stand', () => {
    const standing = { gstNumber: '27AAPFU0939F1ZV', mobile: '+919876500001', bankNumber: '50100412078831' };
    expect(read({ gstNumber: '', mobile: '', bankNumber: '' }, standing)).toMatchObject({
      profile: { gstNumber: standing.gstNumber, mobile: standing.mobile, bank: { number: standing.bankNumber } },
    });
  });

  it('says of a PIN code what is wrong with it', () => {
    expect(read({ pincode: '40000' })).toMatchObject({ faults: { pincode: 'Enter a 6-digit PIN code' } });
    expect(read({ pincode: '000000' })).toMatchObject({ faults: { pincode: 'PIN codes in India don’t start with 0' } });
  });

  it('lies in the state where the GST number is registered', () => {
    expect(read({ pincode: '560001' })).toMatchObject({ faults: { state: expect.stringContaining('Maharashtra') } });
    // A PIN code that two states share is settled by its owner.
    expect(read({ pincode: '396210', state: '27' })).toHaveProperty('profile');
  });
});
