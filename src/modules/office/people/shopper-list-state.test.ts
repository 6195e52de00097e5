import { describe, expect, it } from 'vitest';
import { shoppersAddress } from './shopper-list-state.ts';

describe('the address of the list of shoppers', () => {
  it('reads back what it wrote', () => {
    const state = { standing: 'blocked', find: 'Kavya & co', sort: 'name', order: 'desc', page: 3 } as const;
    expect(shoppersAddress.read(new URL(shoppersAddress.href(state), 'http://shop.example').searchParams)).toEqual(
      state,
    );
  });

  it('leaves out what is as usual', () => {
    expect(shoppersAddress.href({ page: 1 })).toBe('/admin/shoppers');
  });

  it.each(['standing=angry', 'sort=salary', 'order=up', 'page=0'])('takes %s for not said', query => {
    const none = { standing: undefined, find: undefined, sort: undefined, order: undefined, page: 1 };
    expect(shoppersAddress.read(new URLSearchParams(query))).toEqual(none);
  });
});
