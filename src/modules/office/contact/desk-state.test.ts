import { expect, it } from 'vitest';
import { ticketsAddress } from './desk-state.ts';

it('the address of the tickets reads back what it wrote', () => {
  const state = { show: 'late', find: 'BB-7K3Q-9XWM-4TPD', page: 2 } as const;
  expect(ticketsAddress.read(new URL(ticketsAddress.href(state), 'http://shop.example').searchParams)).toEqual(state);
});

it('begins with what waits, and takes nonsense for not said', () => {
  expect(ticketsAddress.href({ show: 'open', page: 1 })).toBe('/admin/tickets');
  expect(ticketsAddress.read(new URLSearchParams('show=loud&page=x'))).toEqual({
    show: 'open',
    find: undefined,
    page: 1,
  });
});
