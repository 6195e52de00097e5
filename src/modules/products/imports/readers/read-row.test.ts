import { describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { fitBrands } from '#products/catalog/product/fits/fit-brands.ts';
import type { ColumnName } from '#products/imports/file/columns.ts';
import { CategoryWords } from './category-words.ts';
import { readRow } from './read-row.ts';
import { ATTRIBUTE_CELLS } from './sample-attribute-cells.ts';

const BRANDS = ['apple', 'samsung', 'xiaomi', 'boat'].map(value => ({ value, called: [] }));
const read = (cells: Readonly<Record<string, string>>) =>
  readRow(Object.values(cells), Object.keys(cells) as ColumnName[], {
    ...{ brands: BRANDS, fitBrandOf: fitBrands(BRANDS) },
    categories: new CategoryWords(SAMPLE_CATEGORIES),
    attributes: ATTRIBUTE_CELLS,
  });

const NO_PRICE = 'This is no price. Enter the MRP in rupees, above zero, such as 1,37,900.';

describe('a row of a file', () => {
  it('is understood through its dirt', () => {
    expect(
      read({
        sku: ' SAM–S25 ',
        title: '\u00a0Galaxy “S25” 🎧',
        brand: 'SAMSUNG',
        section: 'Top Deals',
        kind: 'Mobile Phones',
        price: '₹1,37,900/-',
        salePrice: 'NIL',
        stock: '1,000 pcs',
        taxRate: '0.18',
        origin: 'Vietnam',
        warrantyMonths: '1 year',
        serialKind: 'Serial No.',
        status: 'Yes',
        hsn: '8517.13.00',
        condition: 'Open Box',
        conditionGrade: 'Grade A',
        batteryHealth: '97 %',
        gtin: '4 006381-333931',
        weightGrams: '1.2 kg',
        boxLength: '16.5 cm',
        boxWidth: '80',
        boxHeight: '45 mm',
      }),
    ).toEqual({
      sku: 'SAM-S25',
      faults: [],
      word: { text: 'Mobile Phones', kind: 'smartphone', isKnown: true },
      fields: {
        title: 'Galaxy “S25” 🎧',
        brand: 'samsung',
        section: 'top-deals',
        kind: 'smartphone',
        price: 13_790_000,
        salePrice: null,
        stock: 1000,
        taxRate: 1800,
        origin: 'Viet Nam',
        warrantyMonths: 12,
        serialKind: 'serial',
        status: 'live',
        hsn: '85171300',
        condition: 'open-box',
        conditionGrade: 'like-new',
        batteryHealth: 97,
        gtin: '4006381333931',
        weightGrams: 1200,
        boxLength: 165,
        boxWidth: 80,
        boxHeight: 45,
      },
    });
  });

  it.each([
    [
      'gtin',
      '4.00638E+12',
      'The spreadsheet shortened the number to 4.00638E+12. Format the column as text and type the full number.',
    ],
    ['gtin', '40063813339', 'Must have 8, 12, 13 or 14 digits; this has 11.'],
    ['gtin', '4006381333932', 'A digit is wrong: the check digit (the last one) does not match.'],
    ['hsn', '85x', 'Must have 4, 6 or 8 digits; this has 3.'],
    ['weightGrams', '600 kg', 'Enter a number from 1 to 5,00,000 g, or one with its unit.'],
    ['boxLength', '16.5', 'Enter a number from 1 to 5,000 mm, or one with its unit.'],
  ] as const)('says what is wrong with %s %s', (column, text, sentence) => {
    expect(read({ sku: 'A', [column]: text }).faults).toEqual([{ column, text, sentence }]);
  });

  it('says nothing by an empty cell, and that there is nothing by NIL', () => {
    expect(read({ sku: 'A', maker: '', packer: ' ', importer: 'n/a', origin: '-', serialKind: 'none' }).fields).toEqual(
      {
        serialKind: 'none',
        importer: null,
        origin: null,
      },
    );
  });

  it('has as many lines of what a product fits as the form allows', () => {
    const fits = Array.from({ length: 50 }, (_, at) => `Samsung / Galaxy S${at + 1}`);
    expect(read({ sku: 'A', fits: fits.join('|') })).toEqual({ sku: 'A', faults: [], fields: { fits } });
    expect(read({ sku: 'A', fits: fits.join('\n') }).fields).toEqual({ fits });
  });

  it('has texts in other languages, by the rules of the English ones', () => {
    const texts = { title_hi: ' गैलेक्सी  S25 ', description_hi: 'पहली\nदूसरी', highlights_hi: 'IP68|7 साल', title_ta: '' };
    expect(read({ sku: 'A', ...texts })).toEqual({
      sku: 'A',
      faults: [],
      fields: { title_hi: 'गैलेक्सी S25', description_hi: 'पहली\nदूसरी', highlights_hi: ['IP68', '7 साल'] },
    });
    expect(read({ sku: 'A', title_hi: 'NIL', highlights_hi: '-' }).fields).toEqual({ title_hi: '', highlights_hi: [] });
    expect(read({ sku: 'A', title_hi: 'क'.repeat(501) }).faults).toEqual([
      { column: 'title_hi', text: 'क'.repeat(80), sentence: 'At most 500 characters; this has 501.' },
    ]);
  });

  it('keeps what is guarded as it stands', () => {
    expect(read({ sku: 'A', maker: "'NIL", title: "'=Equals" }).fields).toEqual({ maker: 'NIL', title: '=Equals' });
  });

  it('gets all its errors at once, each with its column and value', () => {
    expect(
      read({ sku: '8.9E+12', brand: 'Xaomi', section: 'Tablets', price: 'NIL', title: 'x'.repeat(501) }).faults,
    ).toEqual([
      { column: 'sku', text: '8.9E+12', sentence: expect.stringContaining('shortened') },
      { column: 'title', text: 'x'.repeat(80), sentence: 'At most 500 characters; this has 501.' },
      { column: 'section', text: 'Tablets', sentence: 'Must be featured, top-deals, trending or accessories.' },
      { column: 'brand', text: 'Xaomi', sentence: 'This shop does not carry this brand. Did you mean xiaomi?' },
      { column: 'price', text: 'NIL', sentence: NO_PRICE },
    ]);
  });

  it('gets a warning about formulas, and reads ="00123" as text', () => {
    expect(read({ sku: '="00123"', title: '=A1&B1' })).toMatchObject({
      sku: '00123',
      faults: [{ column: 'title', text: '=A1&B1', sentence: expect.stringContaining('formula') }],
    });
  });

  it('needs a SKU', () => {
    const needed = { column: 'sku', text: '', sentence: expect.stringMatching(/^SKU is required, or a barcode/) };
    expect(read({ title: 'Phone' }).faults).toEqual([needed]);
    expect(read({ sku: 'N/A' }).faults).toHaveLength(1);
  });

  it('may name a brand that the shop does not have, if an administrator could add it', () => {
    expect(read({ sku: 'A', brand: 'Lava' })).toMatchObject({ strangeBrand: 'Lava', faults: [] });
    for (const brand of ['Xaomi', '★★', 'x'.repeat(41), '=A1', 'NIL'])
      expect(read({ sku: 'A', brand })).toMatchObject({ strangeBrand: undefined, faults: [{ column: 'brand' }] });
  });

  it('gets a SKU from its barcode, or from brand and title as they are written', () => {
    expect(read({ sku: '', gtin: '4006381333931' })).toMatchObject({ sku: '4006381333931', faults: [] });
    const made = read({ brand: 'boat', title: 'Airdopes 141' });
    expect(made).toMatchObject({ sku: expect.stringMatching(/^BOAT-[0-9A-Z]+$/), faults: [] });
    expect(read({ sku: 'NIL', brand: 'BOAT', title: 'Airdopes  141', price: '99' }).sku).toBe(made.sku);
    expect(read({ sku: '8.9E+12', brand: 'boat', title: 'Airdopes 141' }).sku).toBeUndefined();
  });

  it.each(['NIL', 'N/A', '-', '0', '₹0.00'])('says that %s is no price', text => {
    expect(read({ sku: 'A', price: text }).faults).toEqual([{ column: 'price', text, sentence: NO_PRICE }]);
  });

  it('takes a title of exactly 500 characters', () => {
    expect(read({ sku: 'A', title: 'ब'.repeat(500) }).faults).toEqual([]);
  });

  it.each([
    ['price', '.'],
    ['stock', ' '],
    ['warrantyMonths', '1 '],
    ['brand', 'a'],
    ['sku', '0'],
    ['description', 'x '],
  ] as const)('is not read where a cell is far too long to mean anything: %s (E14)', (column, sign) => {
    const [first] = read({ [column]: `1${sign.repeat(25_000)}!` }).faults;
    expect(first).toEqual({ column, text: expect.any(String), sentence: expect.stringContaining('too long') });
  });

  it('has typed attributes in any unit and language, as their reports and exports have them', () => {
    const { fields, faults } = read({
      ...{
        sku: 'A',
        'attr.ram': '8192 MB',
        'attr.screen-size': '6.67"',
        'attr.resolution': 'अन्य',
        'attr.five-g': 'हाँ',
      },
      ...{ 'attr.processor': 'NIL', 'attr.sim-slots': '' },
    });
    expect(faults).toEqual([]);
    expect(fields).toEqual({
      ...{ 'attr.ram': '8 GB', 'attr.screen-size': '6.67 inch', 'attr.resolution': 'Other', 'attr.five-g': 'Yes' },
      'attr.processor': null,
    });
    expect(read({ sku: 'A', 'attr.ram': 'plenty' }).faults).toEqual([
      { column: 'attr.ram', text: 'plenty', sentence: 'RAM must be from 1 MB to 4 TB.' },
    ]);
  });
});
