import { describe, expect, it } from 'vitest';
import { isTooLong, passwordFault } from '#people/accounts/password/password-rules.ts';
import { canonicalEmail } from './email.ts';
import { isRegistration, type RegistrationFields, readRegistration } from './registration.ts';
import { isReserved } from './reserved-names.ts';

const ASHA: RegistrationFields = {
  userName: 'Asha Rao',
  email: 'asha@example.com',
  password: 'phir milenge',
  mobile: '098765 43210',
  role: 'user',
  type: 'user',
};
const SELLER: RegistrationFields = { ...ASHA, gstNumber: '27aapfu0939f1zv', role: 'admin', type: 'vendor' };
const SHOP = { shopName: 'Bijli Bazaar', brands: ['apple', 'Apple', 'samsung', 'OnePlus', 'realme'] };

function faultsOf(fields: Partial<RegistrationFields>, base = ASHA) {
  const read = readRegistration({ ...base, ...fields }, SHOP);
  return isRegistration(read) ? {} : read;
}

describe('a registration', () => {
  it('is read into the one form that is kept', () => {
    expect(readRegistration({ ...SELLER, userName: '  Asha   Rao ', email: ' Asha@Example.COM ' }, SHOP)).toEqual({
      kind: 'seller',
      userName: 'Asha Rao',
      email: 'asha@example.com',
      mobile: '+919876543210',
      gstin: '27AAPFU0939F1ZV',
      password: 'phir milenge',
    });
  });

  it('names every field that is empty', () => {
    expect(faultsOf({ userName: ' ', email: '', password: '', mobile: '', gstNumber: '' }, SELLER)).toEqual({
      userName: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
      mobile: 'Mobile is required',
      gstNumber: 'GST Number is required',
    });
  });

  it('asks sellers only for a GST number', () => {
    expect(faultsOf({ gstNumber: '' })).toEqual({});
    expect(faultsOf({ gstNumber: '27AAPFU0939F1ZV' })).toHaveProperty('gstNumber');
  });

  it.each([
    ['admin', 'admin'],
    ['user', 'vendor'],
    ['admin', 'user'],
    ['ADMIN', 'vendor'],
    ['', ''],
  ])('as %s and %s is refused (A7)', (role, type) => {
    expect(faultsOf({ role, type })).toHaveProperty('role');
  });

  it.each([
    ['the sign that ends a line', 'asha\r\nBcc: x'],
    ['two letters', 'ab'],
    ['41 letters', 'a'.repeat(41)],
    ['500 letters', 'a'.repeat(500)],
    ['emoji only', '📱📱📱'],
    ['the turn to the left', 'asha\u202eoar'],
    ['a space of no width', 'as\u200bha'],
    ['a letter that fills nothing', 'as\u3164ha'],
    ['a Cyrillic letter among Latin ones', 'tеchstore'],
    ['an angle bracket', '<b>asha'],
    ['a pile of marks', `asha${'\u0301'.repeat(6)}`],
    ['the name of an office', 'Admin'],
    ['the name of an office with a figure in it', 'adm1n'],
    ['the help desk', 'Support'],
    ['a brand', 'OnePlus'],
    ["the shop's name inside", 'Bijli-Bazaar Care'],
  ])('refuses a user name with %s (C20, C21)', (_what, userName) => {
    expect(faultsOf({ userName })).toHaveProperty('userName');
  });

  it.each(['राहुल शर्मा', "D'Souza & Sons", 'A.R. Rahman', 'Zoë', 'x'.repeat(40), 'कखग'])(
    'takes %s as a user name',
    userName => {
      expect(faultsOf({ userName })).toEqual({});
    },
  );

  it('wants a seller name of one script (C21)', () => {
    expect(faultsOf({ userName: 'Sharma शर्मा' }, SELLER)).toHaveProperty('userName');
    expect(faultsOf({ userName: 'Sharma शर्मा' })).toEqual({});
    expect(faultsOf({ userName: 'शर्मा मोबाइल' }, SELLER)).toEqual({});
  });

  it.each(['12345678', 'PASSWORD123', 'India@123', 'zzzzzzzz', 'short', 'x1'.repeat(65)])(
    'refuses the password %s',
    password => {
      expect(faultsOf({ password })).toHaveProperty('password');
    },
  );

  it('refuses a landline as mobile', () => {
    expect(faultsOf({ mobile: '044 2345 6789' })).toHaveProperty('mobile');
  });
});

describe('an e-mail address', () => {
  it.each([
    ['A@X.in', 'a@x.in'],
    ['a@x.in ', 'a@x.in'],
    ['first.last+tag@mail.example.co.in', 'first.last+tag@mail.example.co.in'],
  ])('%s is kept as %s (A16)', (text, canonical) => {
    expect(canonicalEmail(text)).toBe(canonical);
  });

  it.each([
    ['a dotless i', 'ıa@x.in'],
    ['the sign of Kelvin, whose small letter is a plain k', '\u212a@x.in'],
    ['a twin of a Latin domain', 'a@аpple.com'],
    ['a second recipient', 'a@x.in,victim@x.in'],
    ['a header of its own', 'a@x.in\r\nBcc: victim@x.in'],
    ['an angle bracket', '<a@x.in>'],
    ['a quoted part', '"a b"@x.in'],
    ['no top domain', 'a@localhost'],
    ['figures as top domain', 'a@10.0.0.1'],
    ['two dots in a row', 'a..b@x.in'],
    ['a part of 65 signs', `${'a'.repeat(65)}@x.in`],
    ['255 signs', `a@${'x'.repeat(250)}.in`],
    ['nothing', ''],
  ])('with %s is none (A16, D17)', (_what, text) => {
    expect(canonicalEmail(text)).toBeUndefined();
  });
});

describe('a password', () => {
  it('may have 8 to 128 characters of any kind', () => {
    expect(passwordFault(`${'ü'.repeat(4)}abcd`)).toBeUndefined();
    expect(passwordFault('😀'.repeat(64) + 'y'.repeat(64))).toBeUndefined();
    expect(passwordFault('ab'.repeat(64))).toBeUndefined();
    expect(passwordFault(`${'ab'.repeat(64)}c`)).toBe('too long');
    expect(isTooLong('x'.repeat(10_000))).toBe(true);
  });
});

describe('a reserved name', () => {
  it('holds the shop name as it stands now', () => {
    expect(isReserved('Lamp House', { shopName: 'Lamp House' })).toBe(true);
    expect(isReserved('Lamp House Delhi', { shopName: 'Lamp House' })).toBe(true);
    expect(isReserved('Lamp House', SHOP)).toBe(false);
  });

  it('lets a short shop name stand inside others', () => {
    expect(isReserved('Gopal', { shopName: 'Go' })).toBe(false);
    expect(isReserved('g.o.', { shopName: 'Go' })).toBe(true);
  });
});
