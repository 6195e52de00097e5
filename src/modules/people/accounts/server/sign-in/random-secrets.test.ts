import { expect, it } from 'vitest';
import { isOneTimeCode } from '#people/accounts/password/one-time-code.ts';
import { newOneTimeCode } from './random-secrets.ts';

it('codes are six digits, zeros in front included, and differ', () => {
  const codes = Array.from({ length: 2_000 }, newOneTimeCode);
  expect(codes.filter(code => !isOneTimeCode(code))).toEqual([]);
  expect(codes.some(code => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
});

it.each([
  '',
  '12345',
  '1234567',
  ' 123456',
  '123 456',
  '123-456',
  '123456\n',
  '１２３４５６',
  '12345a',
  '-12345',
  '1e5000',
])('%j is no code', text => {
  expect(isOneTimeCode(text)).toBe(false);
});
