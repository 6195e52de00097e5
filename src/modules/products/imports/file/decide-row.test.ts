import { describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import type { ReadRow } from '#products/imports/readers/read-row.ts';
import { ATTRIBUTE_CELLS } from '#products/imports/readers/sample-attribute-cells.ts';
import { paise } from '#shared/money/money.ts';
import { accessoryKinds } from './accessory-kinds.ts';
import { decideRow } from './decide-row.ts';
import type { ImportedFields } from './product-fields.ts';

const EXISTING: ImportedFields = {
  ...NOTHING_SAID,
  ...{ title: 'Galaxy S25', description: 'A phone.', category: 'electronics', section: 'featured', brand: 'samsung' },
  ...{
    kind: 'smartphone',
    condition: 'new',
    price: paise(8_099_900),
    salePrice: paise(7_499_900),
    stock: 4,
    images: ['/media/photos/a.webp'],
    options: [],
    variantGroup: null,
  },
  ...{
    highlights: ['IP68'],
    fits: [],
    hsn: '85171300',
    taxRate: 1800,
    warrantyMonths: 12,
    serialKind: 'imei',
    status: 'live',
  },
};
const row = (fields: Partial<ImportedFields>): ReadRow => ({ sku: 'A', fields, faults: [] });

const RULES = {
  ...{ usuals: SAMPLE_CATEGORIES.usuals, attributes: ATTRIBUTE_CELLS },
  accessories: accessoryKinds(SAMPLE_CATEGORIES),
};
const decide = (read: ReadRow, existing: ImportedFields | undefined, declared = false) =>
  decideRow(read, existing, { ...RULES, declared });

describe('what a row would do', () => {
  it('changes only what it says, with what was and what will be', () => {
    expect(decide(row({ stock: 9, title: 'Galaxy S25' }), EXISTING)).toMatchObject({
      outcome: 'changed',
      changes: [{ field: 'stock', from: 4, to: 9 }],
    });
  });

  it('is nothing when everything is so already', () => {
    const decision = decide(row({ title: 'Galaxy S25', highlights: ['IP68'] }), EXISTING);
    expect(decision).toMatchObject({ outcome: 'unchanged', changes: [] });
  });

  it('adds what is not there, with what is usual where it says nothing', () => {
    const { title, description, section, brand, price, stock, images } = EXISTING;
    const decision = decide(row({ title, description, section, brand, price, stock, images }), undefined);
    expect(decision.outcome).toBe('added');
    expect(decision.changes).toContainEqual({ field: 'kind', to: 'other' });
    expect(decision.changes).toContainEqual({ field: 'status', to: 'live' });
    expect(decision.changes).toContainEqual({ field: 'serialKind', to: 'none' });
    const phone = row({ title, description, section, brand, price, stock, images, kind: 'smartphone' });
    expect(decide(phone, undefined).changes).toContainEqual({ field: 'serialKind', to: 'imei' });
    const spared = { ...phone, fields: { ...phone.fields, serialKind: 'none' as const } };
    expect(decide(spared, undefined).changes).toContainEqual({ field: 'serialKind', to: 'none' });
  });

  it('puts a new product without a section where its category belongs, and leaves that of another', () => {
    const { title, description, brand, price, stock } = EXISTING;
    const sectionOf = (kind: string) =>
      decide(row({ title, description, brand, price, stock, kind }), undefined).changes.find(
        ({ field }) => field === 'section',
      )?.to;
    expect(sectionOf('smartphone')).toBe('trending');
    expect(sectionOf('cable')).toBe('accessories');
    expect(decide(row({ stock: 9 }), EXISTING).changes).toEqual([{ field: 'stock', from: 4, to: 9 }]);
  });

  it('fits grade and battery to the condition, after the change', () => {
    const needed = { column: 'conditionGrade', text: '', sentence: 'A refurbished product needs a grade' };
    expect(decide(row({ condition: 'refurbished' }), EXISTING).faults).toEqual([needed]);
    const used = { condition: 'refurbished', conditionGrade: 'good', batteryHealth: 85 } as const;
    expect(decide(row(used), EXISTING).outcome).toBe('changed');
    expect(decide(row({ conditionGrade: 'fair' }), { ...EXISTING, ...used }).outcome).toBe('changed');
    expect(decide(row({ condition: 'new' }), { ...EXISTING, ...used }).faults.map(({ column }) => column)).toEqual([
      'conditionGrade',
      'batteryHealth',
    ]);
    const { title, description, section, brand, price, stock } = EXISTING;
    const fresh = row({ title, description, section, brand, price, stock });
    expect(decide(fresh, undefined).changes).toContainEqual({ field: 'condition', to: 'new' });
  });

  it('gives all three sides of the box or none, after the change', () => {
    const sentence = 'Enter all three sides of the box, or none';
    expect(decide(row({ boxLength: 165 }), EXISTING).faults).toEqual([
      { column: 'boxWidth', text: '', sentence },
      { column: 'boxHeight', text: '', sentence },
    ]);
    const boxed = { ...EXISTING, boxLength: 165, boxWidth: 80, boxHeight: 45 };
    expect(decide(row({ boxHeight: 50 }), boxed).outcome).toBe('changed');
    expect(decide(row({ boxHeight: null }), boxed).faults).toEqual([{ column: 'boxHeight', text: '', sentence }]);
  });

  it('keeps what has no picture as a draft, and says so', () => {
    const { title, description, section, brand, price, stock } = EXISTING;
    const decision = decide(row({ title, description, section, brand, price, stock }), undefined);
    expect(decision.changes).toContainEqual({ field: 'status', to: 'draft' });
    expect(decision.notes).toEqual([expect.stringContaining('draft')]);
  });

  it('keeps off sale what lacks its declarations, where the shop waits for them, and leaves alone what is on sale', () => {
    const { title, description, section, brand, price, stock, images } = EXISTING;
    const fresh = row({ title, description, section, brand, price, stock, images, origin: 'India' });
    const decision = decide(fresh, undefined, true);
    expect(decision.changes).toContainEqual({ field: 'status', to: 'draft' });
    expect(decision.notes).toEqual(['It can’t go on sale until its declarations are complete: Manufacturer.']);
    const bare = { ...EXISTING, maker: null };
    expect(decide(row({ stock: 3 }), bare, true)).toMatchObject({ outcome: 'changed', notes: [] });
    const waking = decide(row({ status: 'live', stock: 3 }), { ...bare, status: 'hidden' }, true);
    expect(waking.changes.map(({ field }) => field)).toEqual(['stock']);
  });

  it('refuses something new that lacks what is needed, naming each column', () => {
    const { faults, outcome } = decide(row({ title: 'New' }), undefined);
    expect(outcome).toBe('refused');
    expect(faults.map(({ column }) => column)).toEqual(['description', 'brand', 'price', 'stock']);
  });

  it('refuses a sale price above the MRP, whichever of the two it brings', () => {
    const dearer = decide(row({ salePrice: paise(9_000_000) }), EXISTING);
    expect(dearer.faults).toEqual([
      { column: 'salePrice', text: '₹90,000', sentence: 'Must be below the MRP (₹80,999).' },
    ]);
    const cheaper = decide(row({ price: paise(5_000_000) }), EXISTING);
    expect(cheaper.faults).toEqual([
      { column: 'price', text: '₹50,000', sentence: 'Must be above the sale price (₹74,999).' },
    ]);
  });

  it('takes a selling price that is the MRP for no sale', () => {
    expect(decide(row({ salePrice: EXISTING.price }), EXISTING).changes).toEqual([
      { field: 'salePrice', from: 7_499_900, to: null },
    ]);
  });

  it('changes typed attributes, and refuses those that the category does not have', () => {
    const known = { ...EXISTING, 'attr.ram': '8 GB' } as ImportedFields;
    expect(decide(row({ 'attr.ram': '8 GB', 'attr.processor': null }), known).outcome).toBe('unchanged');
    expect(decide(row({ 'attr.ram': '12 GB', 'attr.processor': 'A18' }), known).changes).toEqual([
      { field: 'attr.ram', from: '8 GB', to: '12 GB' },
      { field: 'attr.processor', to: 'A18' },
    ]);
    expect(decide(row({ 'attr.ram': null }), known).changes).toEqual([{ field: 'attr.ram', from: '8 GB', to: null }]);
    expect(decide(row({ kind: 'laptop', 'attr.five-g': 'Yes', 'attr.connection': null }), known).faults).toEqual([
      { column: 'attr.five-g', text: 'Yes', sentence: 'Products of this category do not have this.' },
    ]);
  });
});
