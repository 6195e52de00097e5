import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it('remembers how an address was read, unless it is so long that many would fill the memory', () => {
  const usual = '/shop/listing?brand=apple';
  const long = `${usual}&${'x'.repeat(1_000)}`;
  expect(pageAddress(usual)).toBe(pageAddress(usual));
  expect(pageAddress(long)).not.toBe(pageAddress(long));
  expect(pageAddress(long).key).toBe(usual);
});
