import { describe, expect, it } from 'vitest';
import { vendorsAddress, verificationAddress } from './vendor-list-state.ts';

describe('the addresses of the lists of sellers', () => {
  it('read back what they wrote', () => {
    const state = { status: 'Pending', page: 3, find: 'MG Road & Sons' } as const;
    const href = verificationAddress.href(state);
    expect(verificationAddress.read(new URL(href, 'http://shop.example').searchParams)).toEqual(state);
  });

  it('leave out what is as usual', () => {
    expect(verificationAddress.href({ page: 1 })).toBe('/admin/vendor-verificaton');
    expect(vendorsAddress.href({ page: 1 })).toBe('/admin/signup-vendor');
  });

  it.each(['status=Blocked', 'page=-1', 'page=1.5', 'page=x', 'find=%20'])('take %s for not said', query => {
    expect(vendorsAddress.read(new URLSearchParams(query))).toEqual({ status: undefined, page: 1, find: undefined });
  });
});
