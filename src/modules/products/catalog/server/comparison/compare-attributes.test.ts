import { describe, expect, it } from 'vitest';
import type { AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { AttributeSet } from '#products/catalog/attributes/attribute-set.ts';
import { ATTRIBUTES, SAMPLE_ATTRIBUTES } from '#products/catalog/attributes/sample-attributes.ts';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { compareAttributes } from './compare-attributes.ts';

const compare = (products: readonly (readonly [kind: string, attributes: AttributeValues])[], language = 'en') =>
  compareAttributes(
    products.map(([kind, attributes]) => ({ kind, attributes })),
    { known: ATTRIBUTES, categories: SAMPLE_CATEGORIES },
    language,
  );

describe('attributes side by side', () => {
  it('are in the order of the category, as they are shown, each with whether it differs', () => {
    const { comparedBy, attributes } = compare([
      ['smartphone', { 'five-g': true, ram: 8_192, 'screen-size': 667, resolution: 'hd-plus' }],
      ['smartphone', { ram: 1_048_576, 'five-g': true, 'screen-size': 667, resolution: 'hd' }],
    ]);
    expect(comparedBy).toBe('category');
    expect(attributes).toEqual([
      { name: 'RAM', values: ['8 GB', '1 TB'], differs: true },
      { name: 'Screen size', values: ['6.67 inch', '6.67 inch'], differs: false },
      { name: 'Resolution', values: ['HD+', 'HD'], differs: true },
      { name: '5G', values: ['Yes', 'Yes'], differs: false },
    ]);
  });

  it('differ where one product does not give them, and are left out where none does', () => {
    const { attributes } = compare([
      ['smartphone', { ram: 8_192 }],
      ['smartphone', { 'sim-slots': 2, ram: 8_192 }],
      ['smartphone', { ram: 8_192 }],
    ]);
    expect(attributes).toEqual([
      { name: 'RAM', values: ['8 GB', '8 GB', '8 GB'], differs: false },
      { name: 'SIM slots', values: [null, '2', null], differs: true },
    ]);
  });

  it('written by sellers are the same in small and large letters', () => {
    const [processor] = compare([
      ['laptop', { processor: 'Core i5' }],
      ['laptop', { processor: 'CORE I5' }],
    ]).attributes;
    expect(processor).toEqual({ name: 'Processor', values: ['Core i5', 'CORE I5'], differs: false });
  });

  it('of several categories are those that all of them have, in the order of the first', () => {
    const { comparedBy, attributes } = compare([
      ['laptop', { ram: 16_384, 'screen-size': 1_560, processor: 'A18' }],
      ['smartphone', { ram: 8_192, 'screen-size': 667, processor: 'A18', 'sim-slots': 2 }],
    ]);
    expect(comparedBy).toBe('shared');
    expect(attributes.map(({ name, differs }) => [name, differs])).toEqual([
      ['Screen size', true],
      ['Processor', false],
      ['RAM', true],
    ]);
  });

  it('of categories that have none in common are none', () => {
    const unlike = [
      ['smartphone', { ram: 8_192 }],
      ['audio', { connection: 'Bluetooth' }],
    ] as const;
    expect(compare(unlike)).toEqual({ comparedBy: 'nothing', attributes: [] });
  });

  it('that are not compared are left out', () => {
    const known = new AttributeSet(
      SAMPLE_ATTRIBUTES.map(attribute => ({ ...attribute, comparable: attribute.id !== 'ram' })),
      new Map([['laptop', ['ram', 'processor']]]),
    );
    const products = [{ kind: 'laptop', attributes: { ram: 8_192, processor: 'A18' } }];
    const { attributes } = compareAttributes(products, { known, categories: SAMPLE_CATEGORIES }, 'en');
    expect(attributes).toEqual([{ name: 'Processor', values: ['A18'], differs: false }]);
  });

  it('have their names in the language asked for, in English where there is none', () => {
    const { attributes } = compare([['smartphone', { ram: 8_192, resolution: 'other', 'sim-slots': 1 }]], 'hi');
    expect(attributes.map(({ name }) => name)).toEqual(['रैम', 'Resolution', 'SIM slots']);
    expect(attributes[1]?.values).toEqual(['अन्य']);
  });

  it('of no product are none', () => {
    expect(compare([])).toEqual({ comparedBy: 'category', attributes: [] });
  });
});
