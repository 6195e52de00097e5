import { describe, expect, it } from 'vitest';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import { ATTRIBUTE_CELLS } from '#products/imports/readers/sample-attribute-cells.ts';
import { paise } from '#shared/money/money.ts';
import type { ImportedFields } from './product-fields.ts';
import { stillRight as judge, stockMove } from './still-right.ts';

const NOW: ImportedFields = {
  ...NOTHING_SAID,
  ...{ title: 'Galaxy S25', description: 'A phone.', category: 'electronics', section: 'featured', brand: 'samsung' },
  ...{
    kind: 'smartphone',
    condition: 'new',
    price: paise(8_099_900),
    salePrice: paise(7_499_900),
    stock: 4,
    images: [],
    options: [],
    variantGroup: null,
  },
  ...{ highlights: [], fits: [], taxRate: 1800, serialKind: 'none', status: 'live' },
};
const SHOP = { attributes: ATTRIBUTE_CELLS, hasCategory: (id: string) => id !== 'pager' };
const stillRight = (checked: Parameters<typeof judge>[0], now: ImportedFields | undefined) => judge(checked, now, SHOP);
const row = (changes: Parameters<typeof stockMove>[0]) => ({ sku: 'A', outcome: 'changed', changes }) as const;

describe('a checked row', () => {
  it('may be written while what it changes is as it was', () => {
    expect(stillRight(row([{ field: 'title', from: 'Galaxy S25', to: 'Galaxy S25 5G' }]), NOW)).toEqual([]);
  });

  it('may not when somebody has changed just that', () => {
    const [fault] = stillRight(row([{ field: 'price', from: paise(7_900_000), to: paise(8_000_000) }]), NOW);
    expect(fault).toMatchObject({ column: 'price', sentence: expect.stringContaining('after the check') });
  });

  it('moves stock by what was checked, whatever was sold meanwhile', () => {
    const changes = [{ field: 'stock', from: 6, to: 10 }] as const;
    expect(stillRight(row(changes), NOW)).toEqual([]);
    expect(stockMove(changes)).toBe(4);
  });

  it('may not take away more than is left', () => {
    expect(stillRight(row([{ field: 'stock', from: 9, to: 2 }]), NOW)).toMatchObject([{ column: 'stock' }]);
  });

  it('may not put a sale price above an MRP that has come down', () => {
    const changes = [{ field: 'salePrice', from: NOW.salePrice, to: paise(8_000_000) }] as const;
    expect(stillRight(row(changes), { ...NOW, price: paise(7_900_000) })).toMatchObject([{ column: 'salePrice' }]);
  });

  it('may not add what is there by now, nor change what is gone', () => {
    expect(stillRight({ ...row([]), outcome: 'added' }, NOW)).toMatchObject([{ column: 'sku' }]);
    expect(stillRight({ ...row([]), outcome: 'added' }, undefined)).toEqual([]);
    expect(stillRight(row([]), undefined)).toMatchObject([{ column: 'sku' }]);
  });

  it('may not put a product into a category that has been deleted', () => {
    const changes = [{ field: 'kind', from: NOW.kind, to: 'pager' }] as const;
    expect(stillRight(row(changes), NOW)).toMatchObject([{ column: 'kind', text: 'pager' }]);
    const added = { ...row([{ field: 'kind', from: null, to: 'pager' }]), outcome: 'added' } as const;
    expect(stillRight(added, undefined)).toMatchObject([{ column: 'kind' }]);
  });
});
