import { expect, it } from 'vitest';
import { deliveryBy, deliveryWindow } from './delivery-window.ts';

it('names the first and the last day as India counts them', () => {
  expect(deliveryWindow(new Date('2026-11-21T12:00:00Z'), [3, 5])).toBe('Tue 24 – Thu 26 Nov');
  expect(deliveryWindow(new Date('2026-11-21T18:29:59Z'), [3, 5])).toBe('Tue 24 – Thu 26 Nov');
  expect(deliveryWindow(new Date('2026-11-21T18:30:00Z'), [3, 5])).toBe('Wed 25 – Fri 27 Nov');
});

it('names both months when the days lie in two', () => {
  expect(deliveryWindow(new Date('2026-12-27T06:00:00Z'), [2, 8])).toBe('Tue 29 Dec – Mon 4 Jan');
});

it('is over on the last day, which is that of India at the moment of the order', () => {
  expect(deliveryBy(new Date('2026-11-21T18:29:59Z'), [3, 5])).toBe('Thu 26 Nov');
  expect(deliveryBy(new Date('2026-11-21T18:30:00Z'), [3, 5])).toBe('Fri 27 Nov');
  expect(deliveryBy(new Date('2026-12-27T06:00:00Z'), [2, 8])).toBe('Mon 4 Jan');
});
