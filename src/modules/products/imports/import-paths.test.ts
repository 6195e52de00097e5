import { describe, expect, it } from 'vitest';
import { importAddress } from './import-paths.ts';

const { read, href } = importAddress('x');

describe('the address of a report', () => {
  it('reads back what it wrote', () => {
    const state = { show: 'changed', page: 3 } as const;
    expect(read(new URL(href(state), 'http://shop.example').searchParams)).toEqual(state);
  });

  it('is bare where nothing is said, and takes nonsense for that', () => {
    expect(href(read(new URLSearchParams('show=eaten&page=0')))).toBe('/admin/products/import/x');
  });

  it('is that of earlier versions', () => {
    expect(href({ show: 'all', page: 2 })).toBe('/admin/products/import/x?show=all&page=2');
  });
});
