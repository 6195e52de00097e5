import { describe, expect, it } from 'vitest';
import { missingDeclarations } from './missing-declarations.ts';

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
