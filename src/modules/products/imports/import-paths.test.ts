import { describe, expect, it } from 'vitest';
import { importHref, readReport } from './import-paths.ts';

describe('the address of a report', () => {
  it('reads back what it wrote', () => {
    const state = { show: 'changed', page: 3 } as const;
    expect(readReport(new URL(importHref('x', state), 'http://shop.example').searchParams)).toEqual(state);
  });

  it('is bare where nothing is said, and takes nonsense for that', () => {
    expect(importHref('x', readReport(new URLSearchParams('show=eaten&page=0')))).toBe('/admin/products/import/x');
  });
});
