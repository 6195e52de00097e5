import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guessableSentence } from './guessable-password.ts';

const ASHA = { userName: 'asha_rao', email: 'asha.rao91@mail.example', shopName: 'Chandni Electronics' };
const check = (password: string) => guessableSentence(password, ASHA);

describe('a password that somebody chooses', () => {
  it('is refused when it is one of the three thousand commonest, in any case and with figures for letters', () => {
    const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .trim()
      .split(/\s+/);
    expect(list).toHaveLength(3_000);
    expect(list.filter(password => check(password) === undefined)).toEqual([]);
    for (const password of ['Sunshine', 'TRUSTNO1', 'P@ssw0rd', 'snowball', 'Butterfly', 'B@$eball'])
      expect(check(password), password).toMatch(/^This password is too common/);
  });

  it.each([
    ...['Mumbai2024', 'mumbai@2024', 'delhi@123', '2024Delhi!', 'New Delhi 1', 'Bengaluru#99', 'Mumb4i2024'],
    ...['India@1947', 'B3ngaluru12', 'rahul1998', 'Krishna@108', 'virat_dhoni18', 'kerala-goa7', 'Diwali@2025'],
    ...['samsung@999', 'iPhone15!', 'bijlibazaar1', 'Chandni@2026', 'chandnielectronics', 'admin#2026'],
  ])('is refused when it is a known word and a number: %s', password => {
    expect(check(password)).toMatch(/^(A name, a place or a brand|This password is too common)/);
  });

  it.each(['asha_rao1', 'AshaRao@1991', 'rao@12345', '91asharao91', 'Asha.Rao91', 'a5harao2000'])(
    'is refused when it is the own name or e-mail address and a number: %s',
    password => {
      expect(check(password)).toMatch(/^Your own name/);
    },
  );

  it.each([
    ...['phir milenge chalte chalte', 'a harbour of boats', 'tin kettle 94 roof', 'Mumbai monsoon kettle'],
    ...['mumbai294718365210', 'xk7-Tq2-vm9', 'चाय और समोसे', 'delhi ki sardi 1999'],
  ])('is taken when it is none of these: %s', password => {
    expect(check(password)).toBeUndefined();
  });

  it('asks for no name where none is known', () => {
    expect(guessableSentence('asharao1991', { shopName: 'Bijli Bazaar' })).toBeUndefined();
    expect(guessableSentence('short', { shopName: 'Bijli Bazaar' })).toBe('Use at least 8 characters');
  });
});
