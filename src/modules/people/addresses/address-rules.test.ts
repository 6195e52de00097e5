import { describe, expect, it } from 'vitest';
import { readMobile, showMobile } from './mobile.ts';
import { pincodeFault, readPincode } from './pincode.ts';
import { serviceableState } from './serviceable-state.ts';
import { isStateCode, stateName } from './state.ts';
import { isSharedByStates, stateOfPincode } from './state-of-pincode.ts';

describe('a mobile number', () => {
  it.each([
    '9876543210',
    '09876543210',
    '919876543210',
    '+919876543210',
    '+91 98765 43210',
    '98765-43210',
    ' 9876543210 ',
  ])('is read from %j', text => expect(readMobile(text)).toBe('+919876543210'));

  it.each(['6000000000', '7000000000', '8000000000'])('may start like %s', text =>
    expect(readMobile(text)).toBe(`+91${text}`),
  );

  it.each([
    '5876543210',
    '987654321',
    '98765432100',
    '+1 9876543210',
    '00919876543210',
    '98765abc10',
    '',
    '٩٨٧٦٥٤٣٢١٠',
  ])('is not read from %j', text => expect(readMobile(text)).toBeUndefined());

  it('is shown in two groups of five', () => expect(showMobile('+919876543210')).toBe('+91 98765 43210'));
});

describe('a PIN code', () => {
  it.each([
    ['560029', '560029'],
    ['560 029', '560029'],
    [' 110001 ', '110001'],
  ])('is read from %j', (text, pincode) => expect(readPincode(text)).toBe(pincode));

  it.each(['060029', '56002', '5600299', '00000', '56002a', ''])('is not read from %j', text =>
    expect(readPincode(text)).toBeUndefined(),
  );

  it.each([
    ['560 029', undefined],
    ['56002', 'Enter a 6-digit PIN code'],
    ['00000', 'Enter a 6-digit PIN code'],
    ['000000', 'PIN codes in India don’t start with 0'],
    ['056 002', 'PIN codes in India don’t start with 0'],
  ])('that reads %j has this wrong with it: %s', (text, fault) => expect(pincodeFault(text)).toBe(fault));
});

describe('the state of a PIN code', () => {
  it.each([
    ['110001', 'Delhi'],
    ['122001', 'Haryana'],
    ['141001', 'Punjab'],
    ['160017', 'Chandigarh'],
    ['171001', 'Himachal Pradesh'],
    ['190001', 'Jammu and Kashmir'],
    ['194101', 'Ladakh'],
    ['226001', 'Uttar Pradesh'],
    ['248001', 'Uttarakhand'],
    ['263001', 'Uttarakhand'],
    ['302001', 'Rajasthan'],
    ['380001', 'Gujarat'],
    ['400001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['462001', 'Madhya Pradesh'],
    ['492001', 'Chhattisgarh'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['560029', 'Karnataka'],
    ['600001', 'Tamil Nadu'],
    ['682001', 'Kerala'],
    ['700001', 'West Bengal'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['751001', 'Odisha'],
    ['781001', 'Assam'],
    ['791111', 'Arunachal Pradesh'],
    ['793001', 'Meghalaya'],
    ['795001', 'Manipur'],
    ['796001', 'Mizoram'],
    ['797001', 'Nagaland'],
    ['799001', 'Tripura'],
    ['800001', 'Bihar'],
    ['834001', 'Jharkhand'],
  ])('of %s is %s', (pincode, state) => expect(stateName(stateOfPincode(pincode) ?? 'none')).toBe(state));

  it.each(['111111', '900001', '599001', '860001'])('of %s is not known', pincode =>
    expect(stateOfPincode(pincode)).toBeUndefined(),
  );

  it('is to be looked at where two states share a prefix', () => {
    expect(isSharedByStates('160017')).toBe(true);
    expect(isSharedByStates('560029')).toBe(false);
  });

  it('is the one its owner chose, else the one the code points to', () => {
    expect(serviceableState('605001', undefined)).toBe('33');
    expect(serviceableState('605001', '34')).toBe('34');
  });

  it('does not matter where we do not deliver', () => {
    expect(() => serviceableState('900001', '29')).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        fields: { pincode: 'We do not deliver to this PIN code yet' },
      }),
    );
  });
});

describe('a state code', () => {
  it.each(['01', '29', '38'])('is %s', code => expect(isStateCode(code)).toBe(true));
  it.each(['00', '25', '28', '39', '97', '1', 'KA', 'toString'])('is not %s', code =>
    expect(isStateCode(code)).toBe(false),
  );
});
