import { describe, expect, it } from 'vitest';
import { readVendorList, vendorListHref } from './vendor-list-state.ts';

const SCREEN = '/admin/vendor-verificaton';

describe('the address of a list of sellers', () => {
  it('reads back what it wrote', () => {
    const state = { status: 'Pending', page: 3, find: 'MG Road & Sons' } as const;
    const href = vendorListHref(SCREEN, state);
    expect(readVendorList(new URL(href, 'http://shop.example').searchParams)).toEqual(state);
  });

  it('leaves out what is as usual', () => {
    expect(vendorListHref(SCREEN, { page: 1 })).toBe(SCREEN);
  });

  it.each(['status=Blocked', 'page=-1', 'page=1.5', 'page=x', 'find=%20'])('takes %s for not said', query => {
    expect(readVendorList(new URLSearchParams(query))).toEqual({ status: undefined, page: 1, find: undefined });
  });
});
