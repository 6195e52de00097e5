import { expect, it } from 'vitest';
import { ACCOUNT_CODES, accountCode, readAccountCode, showAccountCode } from './account-code.ts';

it('every number below the count has a code of its own, of eight signs', () => {
  const numbers = [0, 1, 31, 32, 1_000_000, ACCOUNT_CODES - 1];
  const codes = numbers.map(accountCode);
  expect(codes[0]).toBe('22222222');
  expect(codes.at(-1)).toBe('ZZZZZZZZ');
  expect(new Set(codes).size).toBe(numbers.length);
  for (const code of codes) expect(readAccountCode(code)).toBe(code);
});

it('a code is read as people type it', () => {
  const code = accountCode(123_456_789_012);
  for (const typed of [showAccountCode(code), code.toLowerCase(), ` ${code} `, [...code].join(' ')])
    expect(readAccountCode(typed)).toBe(code);
});

it.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFG0', 'ABCDEFGI', 'ＡBCDEFGH', 'ABCD-EFG!', 'A'.repeat(10_000)])(
  '%s is no code',
  text => {
    expect(readAccountCode(text)).toBeUndefined();
  },
);
