import { describe, expect, it } from 'vitest';
import { comparedAddress, readComparedAddress } from './compared-address.ts';

const read = (query: string) => readComparedAddress(new URLSearchParams(query));

describe('the address of a comparison', () => {
  it('names the products in their order, each once', () => {
    expect(read('products=b,a,b,,a')).toEqual({
      ...{ slugs: ['b', 'a'], onlyDifferences: false, find: '' },
      ...{ unreadable: 0, isTooLong: false },
    });
    expect(read('products=a&products=b').slugs).toEqual(['a', 'b']);
  });

  it('says what can’t be used of it', () => {
    expect(read('products=a,<b>,%27,C')).toMatchObject({ slugs: ['a'], unreadable: 3 });
    expect(read('products=1,2,3,4,5')).toMatchObject({ slugs: ['1', '2', '3', '4'], isTooLong: true });
    expect(read(`products=${'x'.repeat(121)}`)).toMatchObject({ slugs: [], unreadable: 1 });
    expect(read('')).toMatchObject({ slugs: [], unreadable: 0, isTooLong: false });
  });

  it('is written in one spelling and read back', () => {
    const address = { slugs: ['a-1', 'b'], onlyDifferences: true, find: 'घड़ी & co' };
    const written = comparedAddress(address);
    expect(written).toMatch(/^\/shop\/compare\?products=a-1,b&differences=1&find=/);
    expect(read(written.slice(written.indexOf('?')))).toMatchObject(address);
    expect(comparedAddress({ slugs: [] })).toBe('/shop/compare');
  });
});
