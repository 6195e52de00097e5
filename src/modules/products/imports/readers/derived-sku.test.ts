import { expect, it } from 'vitest';
import { derivedSku } from './derived-sku.ts';

const NOTE = { brand: 'Redmi®', title: 'Redmi Note 14 5G (8 GB | 128 GB)' };

it('is the barcode, in one length', () => {
  expect(derivedSku({ ...NOTE, gtin: '8901234567894' })).toBe('8901234567894');
  expect(derivedSku({ gtin: '012345678905' })).toBe('0012345678905');
});

it('is made of brand and title, the same for the same product', () => {
  const sku = derivedSku(NOTE) ?? '';
  expect(sku).toMatch(/^REDMI-[0-9A-Z]{10,13}$/);
  expect(derivedSku({ brand: 'REDMI', title: 'redmi note 14 5g 8GB 128GB' })).toBe(sku);
  expect(derivedSku({ ...NOTE, title: 'Redmi Note 14 5G (8 GB | 256 GB)' })).not.toBe(sku);
  expect(derivedSku({ ...NOTE, model: '24094RAD4I' })).not.toBe(sku);
});

it('is made of the manufacturer’s number rather than of the title', () => {
  expect(derivedSku({ ...NOTE, mpn: 'MZB0ISIN' })).toBe(
    derivedSku({ ...NOTE, title: 'Another title', mpn: 'MZB0ISIN' }),
  );
});

it('fits into a SKU, also in other scripts', () => {
  expect(derivedSku({ brand: 'x'.repeat(200), title: 'x '.repeat(400) })?.length).toBeLessThanOrEqual(64);
  expect(derivedSku({ brand: 'शाओमी', title: 'रेडमी नोट' })).toMatch(/^[0-9A-Z]{10,13}$/);
});

it('is not made of less', () => {
  expect(derivedSku({ title: 'Phone' })).toBeUndefined();
  expect(derivedSku({ brand: 'Samsung', model: 'S25' })).toBeUndefined();
  expect(derivedSku({})).toBeUndefined();
});
