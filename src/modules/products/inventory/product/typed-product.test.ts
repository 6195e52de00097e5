import { describe, expect, it } from 'vitest';
import { sampleAttributesOf } from '#products/catalog/attributes/sample-attributes.ts';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { paise } from '#shared/money/money.ts';
import { checkProduct } from './check-product.ts';
import { BLANK_PRODUCT, changedFields, isFilledIn, productDraftOf } from './typed-product.ts';

const typed = {
  ...BLANK_PRODUCT,
  title: 'Galaxy S25',
  description: 'A phone.',
  section: 'featured',
  brand: 'samsung',
  price: '₹1,37,900',
  totalStock: '1,200',
  images: ['/media/photos/a.webp'],
};

describe('the form of a product', () => {
  it('is filled in once everything that must be there is, whatever is optional', () => {
    expect(isFilledIn(typed)).toBe(true);
    for (const field of ['title', 'description', 'section', 'brand', 'price', 'totalStock'] as const)
      expect(isFilledIn({ ...typed, [field]: ' ' })).toBe(false);
  });

  it('reads what is typed as people type it', () => {
    const draft = productDraftOf({
      ...typed,
      gstRate: '18',
      warrantyMonths: '',
      highlights: 'One\n\nTwo',
      weightGrams: '1.2 kg',
    });
    expect(draft).toMatchObject({
      price: 13_790_000,
      salePrice: null,
      totalStock: 1_200,
      gstRate: 18,
      warrantyMonths: null,
      weightGrams: 1_200,
    });
    const checked = checkProduct(draft, {
      brands: ['samsung'],
      categories: SAMPLE_CATEGORIES.usuals,
      attributesOf: sampleAttributesOf,
    });
    expect('product' in checked && checked.product).toMatchObject({
      price: paise(13_790_000),
      highlights: ['One', 'Two'],
    });
  });

  it('says of each field that is nonsense that it is', () => {
    const nonsense = {
      ...typed,
      price: 'NIL',
      salePrice: 'half',
      totalStock: 'many',
      gstRate: 'x',
      warrantyMonths: '-1',
    };
    const checked = checkProduct(productDraftOf(nonsense), {
      brands: ['samsung'],
      categories: SAMPLE_CATEGORIES.usuals,
      attributesOf: sampleAttributesOf,
    });
    const wrong = 'faults' in checked ? Object.keys(checked.faults).sort() : [];
    expect(wrong).toEqual(['gstRate', 'price', 'salePrice', 'totalStock', 'warrantyMonths']);
  });

  it('knows which fields differ from what is saved', () => {
    expect([...changedFields(typed, typed)]).toEqual([]);
    const specs = [{ group: 'Display', rows: [['Size', '17 cm']] as const }];
    expect([...changedFields({ ...typed, title: 'x', specs }, typed)]).toEqual(['title', 'specs']);
  });
});
