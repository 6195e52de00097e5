import { describe, expect, it } from 'vitest';
import { sampleAttributesOf } from '#products/catalog/attributes/sample-attributes.ts';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import { MAX_PAISE, paise } from '#shared/money/money.ts';
import { checkProduct } from './check-product.ts';
import type { ProductDraft } from './product-draft.ts';

const phone: ProductDraft = {
  title: 'Galaxy S25',
  description: 'A phone.',
  category: 'electronics',
  section: 'featured',
  brand: 'samsung',
  kind: 'smartphone',
  price: paise(1_000_000),
  totalStock: 5,
  images: ['/media/photos/a.webp'],
};
const known = { brands: ['samsung', 'apple'], categories: SAMPLE_CATEGORIES.usuals, attributesOf: sampleAttributesOf };
const check = (more: ProductDraft) => checkProduct({ ...phone, ...more }, known);
const productOf = (more: ProductDraft) => {
  const checked = check(more);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.product;
};
const faultsOf = (more: ProductDraft) => {
  const checked = check(more);
  return 'faults' in checked ? checked.faults : {};
};

describe('a product as its seller writes it', () => {
  it('needs nothing beyond what the shop must know, and invents no declaration', () => {
    const { totalStock, ...written } = phone;
    expect(productOf({})).toEqual({
      ...NOTHING_SAID,
      ...written,
      condition: 'new',
      stock: totalStock,
      salePrice: null,
      options: [],
      highlights: [],
      fits: [],
      specs: [],
      translations: [],
      attributes: {},
      sku: null,
      hsn: '85171300',
      gstRateBp: 1800,
      origin: null,
      maker: null,
      packer: null,
      importer: null,
      genericName: null,
      netQuantity: null,
      bisNumber: null,
      warrantyMonths: null,
      serialKind: 'imei',
      status: 'live',
    });
  });

  it('asks for the IMEI of mobiles and for no numbers of other products, unless their seller says otherwise', () => {
    expect(productOf({ kind: 'laptop' }).serialKind).toBe('none');
    expect(productOf({ kind: 'laptop', serialKind: 'serial' }).serialKind).toBe('serial');
    expect(productOf({ serialKind: 'none' }).serialKind).toBe('none');
    expect(faultsOf({ serialKind: 'always' })).toEqual({
      serialKind: 'IMEI or serial number must be one of: none, serial, imei',
    });
  });

  it('gets all errors at once', () => {
    const checked = checkProduct({}, known);
    expect(checked).toEqual({
      faults: {
        title: 'Title is required',
        description: 'Description is required',
        category: 'Category is required',
        section: 'Section is required',
        brand: 'Brand is required',
        price: 'Price is required',
        totalStock: 'Total Stock is required',
        images: 'A product on sale needs a picture',
      },
    });
  });

  it('has no sale price when that is none or 0, and else one below the price', () => {
    for (const none of [null, undefined, paise(0)]) expect(productOf({ salePrice: none }).salePrice).toBeNull();
    expect(productOf({ salePrice: paise(999_999) }).salePrice).toBe(999_999);
    expect(faultsOf({ salePrice: paise(1_000_000) })).toEqual({ salePrice: 'Must be below ₹10,000' });
    expect(faultsOf({ salePrice: paise(-1) }).salePrice).toBeDefined();
    expect(faultsOf({ salePrice: Number.NaN as never }).salePrice).toBeDefined();
  });

  it.each([0, -1, 1.5, MAX_PAISE + 1, Number.NaN, Number.POSITIVE_INFINITY])('does not cost %d paise', amount => {
    expect(Object.keys(faultsOf({ price: amount as never }))).toEqual(['price']);
  });

  it.each([-1, 1.5, 2 ** 31, Number.NaN])('is not there %d times', totalStock => {
    expect(Object.keys(faultsOf({ totalStock }))).toEqual(['totalStock']);
  });

  it('belongs to a category, section, brand, kind and status that there are', () => {
    const nowhere = { category: 'food', section: 'cellar', brand: 'acme', kind: 'boat', status: 'sold' };
    expect(Object.keys(faultsOf(nowhere)).sort()).toEqual(Object.keys(nowhere).sort());
  });

  it('keeps emoji and Indian words, and loses what is not seen or turns the writing', () => {
    expect(productOf({ title: ' Ear\u202e \u200b(2)\n👨‍👩‍👧 क्‍या ' }).title).toBe('Ear (2) 👨‍👩‍👧 क्‍या');
    expect(faultsOf({ title: '\u202e\u200b \u2800' })).toEqual({ title: 'Title is required' });
  });

  it('has a title of 500 letters at most, counted as people do', () => {
    expect([...productOf({ title: '🎧'.repeat(500) }).title]).toHaveLength(500);
    expect(faultsOf({ title: '🎧'.repeat(501) }).title).toContain('500');
  });

  it('keeps the lines of its description', () => {
    expect(productOf({ description: 'One\r\n\r\n\r\n\r\n two  words ' }).description).toBe('One\n\ntwo words');
  });

  it('goes under the tariff of its kind unless its seller knows better', () => {
    expect(productOf({ kind: 'tv' }).hsn).toBe('85287200');
    expect(productOf({ kind: undefined })).toMatchObject({ kind: 'other', hsn: null });
    expect(productOf({ hsn: '8528 72 17' }).hsn).toBe('85287217');
    expect(faultsOf({ hsn: '85x' })).toEqual({ hsn: 'HSN must have 4, 6 or 8 digits' });
    expect(productOf({ gstRate: 5 }).gstRateBp).toBe(500);
    for (const gstRate of [12, 28, 41])
      expect(faultsOf({ gstRate }).gstRate).toBe('GST rate is one of 0, 5, 18 and 40 per cent');
  });

  it('has the number of its barcode without spaces and hyphens, and says what is wrong with one', () => {
    expect(productOf({ gtin: ' 978-0 306-40615-7' }).gtin).toBe('9780306406157');
    expect(productOf({ gtin: ' ' }).gtin).toBeNull();
    for (const gtin of ['12345', '40063813339', '400638133393100', 'EAN 4006381333931'])
      expect(faultsOf({ gtin })).toEqual({ gtin: 'GTIN must have 8, 12, 13 or 14 digits' });
    for (const gtin of ['4006381333932', '400638133393'])
      expect(faultsOf({ gtin })).toEqual({ gtin: 'A digit of this GTIN is wrong: its check digit does not match' });
  });

  it('is new unless its seller says otherwise, and only what is not new has a grade and a battery health', () => {
    expect(productOf({})).toMatchObject({ condition: 'new', conditionGrade: null, batteryHealth: null });
    const used = { condition: 'refurbished', conditionGrade: 'good', batteryHealth: 85 };
    expect(productOf(used)).toMatchObject(used);
    expect(productOf({ condition: 'open-box' }).conditionGrade).toBeNull();
    expect(faultsOf({ condition: 'refurbished' })).toEqual({ conditionGrade: 'A refurbished product needs a grade' });
    expect(faultsOf({ conditionGrade: 'good', batteryHealth: 85 })).toEqual({
      conditionGrade: 'A new product has no grade',
      batteryHealth: 'Only products that are not new have a battery health',
    });
    expect(
      Object.keys(faultsOf({ ...used, condition: 'used', conditionGrade: 'poor', batteryHealth: 101 })).sort(),
    ).toEqual(['batteryHealth', 'condition', 'conditionGrade']);
  });

  it('says what it weighs and measures within limits, and all sides of its box or none', () => {
    const box = { boxLength: 165, boxWidth: 80, boxHeight: 45 };
    expect(productOf({ weightGrams: 420, ...box })).toMatchObject({ weightGrams: 420, ...box });
    for (const weightGrams of [0, 500_001, 1.5, Number.NaN])
      expect(faultsOf({ weightGrams })).toEqual({ weightGrams: 'Packed weight must be from 1 to 5,00,000 g' });
    expect(faultsOf({ ...box, boxHeight: 5_001 })).toEqual({ boxHeight: 'Box height must be from 1 to 5,000 mm' });
    const all = 'Enter all three sides of the box, or none';
    expect(faultsOf({ boxLength: 165 })).toEqual({ boxWidth: all, boxHeight: all });
    expect(faultsOf({ ...box, boxWidth: null })).toEqual({ boxWidth: all });
  });

  it.each([
    'https://evil.example/media/photos/a.webp',
    '//evil.example/a.webp',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/media/others/a.webp',
    '/media/photos/../a.webp',
    '/media/w280/photos/a.webp',
    `/media/photos/${'a'.repeat(10_000)}.webp`,
  ])('shows no picture from %s', src => {
    expect(faultsOf({ images: [src] })).toEqual({ images: 'Upload the picture first' });
  });

  it('has eight pictures at most, each once, and may do without as a draft', () => {
    const pictures = Array.from({ length: 9 }, (_, at) => `/media/photos/${at}.webp`);
    expect(faultsOf({ images: pictures })).toEqual({ images: 'You can add at most 8 pictures' });
    expect(productOf({ images: ['/media/photos/a.webp', '/media/photos/a.webp', ''] }).images).toHaveLength(1);
    expect(productOf({ images: [], status: 'draft' }).images).toEqual([]);
  });

  it('loses empty rows of lists, and refuses halves of rows', () => {
    const { options, highlights, specs } = productOf({
      options: [
        { name: ' Colour ', value: 'Black', swatch: '#1F2A44' },
        { name: '', value: '' },
      ],
      highlights: ['Bright', ' '],
      specs: [
        {
          group: 'Display',
          rows: [
            ['Size', ' 17 cm '],
            ['', ''],
          ],
        },
        { group: 'Empty', rows: [['', '']] },
      ],
    });
    expect(options).toEqual([{ name: 'Colour', value: 'Black', swatch: '#1f2a44' }]);
    expect(highlights).toEqual(['Bright']);
    expect(specs).toEqual([{ group: 'Display', rows: [['Size', '17 cm']] }]);
    expect(faultsOf({ specs: [{ group: 'Display', rows: [['Size', '']] }] }).specs).toBeDefined();
    expect(faultsOf({ options: [{ name: 'Colour', value: '' }] }).options).toBeDefined();
    expect(faultsOf({ options: [1, 2].map(value => ({ name: 'Colour', value: `${value}` })) }).options).toBeDefined();
  });
});
