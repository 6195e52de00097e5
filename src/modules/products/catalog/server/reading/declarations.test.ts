import { describe, expect, it, test } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { paise } from '#shared/money/money.ts';
import { type Declaring, declarationsOf } from './declarations.ts';

const nothingSaid: Declaring = {
  origin: null,
  genericName: null,
  netQuantity: null,
  maker: null,
  packer: null,
  importer: null,
  bisNumber: null,
  sku: null,
  gtin: null,
  mpn: null,
  model: null,
  weightGrams: null,
  boxLength: null,
  boxWidth: null,
  boxHeight: null,
  hsn: null,
  price: paise(7_299_900),
  carePhone: null,
  careEmail: null,
};

describe('legal declarations', () => {
  test('that the seller has not made are said to be missing, never made up', () => {
    expect(declarationsOf(nothingSaid)).toEqual([
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
    const care = { carePhone: '+919876543210', careEmail: 'care@deccan.example' };
    expect(declarationsOf({ ...nothingSaid, ...care })).toContainEqual([
      'Consumer care',
      '+91 98765 43210, care@deccan.example',
    ]);
  });

  test('need no importer for products made in India', () => {
    const labels = declarationsOf({ ...nothingSaid, origin: 'India' }).map(([label]) => label);
    expect(labels).not.toContain('Importer');
  });

  it('name known countries in the language that is spoken, and others as their seller did', () => {
    const origin = (country: string) =>
      speaking('hi', () => declarationsOf({ ...nothingSaid, origin: country }).find(([label]) => label === 'मूल देश'));
    expect([origin('Viet Nam')?.[1], origin('Atlantis')?.[1]]).toEqual(['वियतनाम', 'Atlantis']);
  });

  it('name the model by its own number, and by the SKU without one', () => {
    const model = (more: Partial<Declaring>) =>
      declarationsOf({ ...nothingSaid, sku: 'OWN-1', ...more }).find(([label]) => label === 'Model')?.[1];
    expect([model({}), model({ model: 'SM-S931B' })]).toEqual(['OWN-1', 'SM-S931B']);
  });

  it.each([
    [420, '420 g'],
    [1_000, '1 kg'],
    [12_500, '12.5 kg'],
    [500_000, '500 kg'],
  ])('give a packed weight of %i g as %s, and the box with its three sides', (weightGrams, text) => {
    const rows = declarationsOf({ ...nothingSaid, weightGrams, boxLength: 165, boxWidth: 80, boxHeight: 45 });
    expect(rows).toContainEqual(['Packed weight', text]);
    expect(rows).toContainEqual(['Box size', '165 × 80 × 45 mm']);
  });

  it('are in the language that is spoken', () => {
    expect(speaking('hi', () => declarationsOf(nothingSaid))[0]).toEqual(['मूल देश', 'विक्रेता ने नहीं बताया']);
  });
});
