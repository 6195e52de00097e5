import { expect, it } from 'vitest';
import { jobsAddress } from './jobs-state.ts';

it('the address of the jobs reads back what it wrote', () => {
  const state = { show: 'waiting', page: 2 } as const;
  expect(jobsAddress.read(new URL(jobsAddress.href(state), 'http://shop.example').searchParams)).toEqual(state);
});

it('begins with what was given up, and takes nonsense for not said', () => {
  expect(jobsAddress.href({ show: 'given-up', page: 1 })).toBe('/admin/jobs');
  expect(jobsAddress.read(new URLSearchParams('show=everything&page=0'))).toEqual({ show: 'given-up', page: 1 });
});
