import { expect, it } from 'vitest';
import { moderationHref, readModeration } from './moderation-state.ts';

it('the address of reviews reads back what it wrote', () => {
  const state = { show: 'hidden', find: 'a & b', page: 2 } as const;
  expect(readModeration(new URL(moderationHref(state), 'http://shop.example').searchParams)).toEqual(state);
});

it('begins with what was reported, and takes nonsense for not said', () => {
  expect(moderationHref({ show: 'reported', page: 1 })).toBe('/admin/reviews');
  const usual = { show: 'reported', find: undefined, page: 1 };
  expect(readModeration(new URLSearchParams('show=best&page=-1'))).toEqual(usual);
});
