import { describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { fitBrands } from '#products/catalog/product/fits/fit-brands.ts';
import { CategoryWords } from '#products/imports/readers/category-words.ts';
import { readRow } from '#products/imports/readers/read-row.ts';
import { ATTRIBUTE_CELLS } from '#products/imports/readers/sample-attribute-cells.ts';
import { COLUMN_NAMES, columnOf } from './columns.ts';
import { decideRow } from './decide-row.ts';

describe('the template', () => {
  it.each([0, 1] as const)('has rows that can be imported as they stand', which => {
    const cells = COLUMN_NAMES.map(name => columnOf(name).examples[which]);
    const brands = [
      { value: 'samsung', called: [] },
      { value: 'boat', called: ['boAt'] },
    ];
    const row = readRow(cells, COLUMN_NAMES, {
      ...{ brands, fitBrandOf: fitBrands(brands) },
      categories: new CategoryWords(SAMPLE_CATEGORIES),
      attributes: ATTRIBUTE_CELLS,
    });
    expect(
      decideRow(row, undefined, {
        ...{ declared: false, usuals: SAMPLE_CATEGORIES.usuals },
        ...{ attributes: ATTRIBUTE_CELLS, accessories: new Set() },
      }),
    ).toMatchObject({
      outcome: 'added',
      faults: [],
    });
  });
});
