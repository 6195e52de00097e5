import { expect, it } from 'vitest';
import { moderationAddress } from './moderation-state.ts';

it('the address of reviews reads back what it wrote', () => {
  const state = { show: 'hidden', find: 'a & b', page: 2 } as const;
  expect(moderationAddress.read(new URL(moderationAddress.href(state), 'http://shop.example').searchParams)).toEqual(
    state,
  );
});

it('begins with what was reported, and takes nonsense for not said', () => {
  expect(moderationAddress.href({ show: 'reported', page: 1 })).toBe('/admin/reviews');
  const usual = { show: 'reported', find: undefined, page: 1 };
  expect(moderationAddress.read(new URLSearchParams('show=best&page=-1'))).toEqual(usual);
});
