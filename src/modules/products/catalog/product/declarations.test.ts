import { describe, expect, it, test } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { declarations, missingDeclarations, warrantyText } from './declarations.ts';
import type { ProductDetail } from './product.schema.ts';

const nothingSaid = {
  origin: null,
  genericName: null,
  netQuantity: null,
  maker: null,
  packer: null,
  importer: null,
  bisNumber: null,
  sku: null,
  hsn: null,
  price: paise(7_299_900),
  seller: { carePhone: null, careEmail: null },
} as unknown as ProductDetail;

describe('legal declarations', () => {
  test('that the seller has not made are said to be missing, never made up', () => {
    expect(declarations(nothingSaid)).toEqual([
      ['Country of origin', 'Not declared by the seller'],
      ['Generic name', 'Not declared by the seller'],
      ['Net quantity', 'Not declared by the seller'],
      ['MRP', '₹72,999, inclusive of all taxes'],
      ['Manufacturer', 'Not declared by the seller'],
      ['Importer', 'Not declared by the seller'],
      ['Consumer care', 'Not declared by the seller'],
    ]);
  });

  test('say whom to turn to', () => {
    const seller = { ...nothingSaid.seller, carePhone: '+919876543210', careEmail: 'care@deccan.example' };
    expect(declarations({ ...nothingSaid, seller })).toContainEqual([
      'Consumer care',
      '+91 98765 43210, care@deccan.example',
    ]);
  });

  test('need no importer for products made in India', () => {
    const labels = declarations({ ...nothingSaid, origin: 'India' }).map(([label]) => label);
    expect(labels).not.toContain('Importer');
  });
});

test.each([
  [12, '1 year'],
  [24, '2 years'],
  [1, '1 month'],
  [18, '18 months'],
])('a warranty of %i months reads %s', (months, text) => {
  expect(warrantyText(months)).toBe(text);
});

describe('what a product must still declare', () => {
  it.each([
    [null, null, null, ['origin', 'maker']],
    ['India', 'Nandi Works', null, []],
    ['Viet Nam', 'Nandi Works', null, ['importer']],
    ['Viet Nam', null, 'Deccan Imports', ['maker']],
    ['Viet Nam', 'Nandi Works', 'Deccan Imports', []],
  ])('made in %s by %s, brought in by %s', (origin, maker, importer, missing) => {
    expect(missingDeclarations({ origin, maker, importer })).toEqual(missing);
  });
});
