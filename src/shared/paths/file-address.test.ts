import { expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { fileAddress } from './file-address.ts';

it('the address of a file has the language of the page that links to it, also if it is English', () => {
  const address = () => fileAddress('/admin/orders/export', { find: 'lamp', from: undefined });
  expect(speaking('hi', address)).toBe('/api/admin/orders/export?find=lamp&language=hi');
  expect(speaking('en', address)).toBe('/api/admin/orders/export?find=lamp&language=en');
});
