import { expect, it } from 'vitest';
import { STATUSES } from '#orders/orders/order-status.ts';
import { type ActFacts, nextAct } from './next-act.ts';

const facts = (more: Partial<ActFacts>): ActFacts => ({
  ...{ status: 'pending', isUnpaid: false, needsUpi: false, canReview: true },
  ...more,
});

it('is the next thing to do about an order in each status', () => {
  const by = (more: Partial<ActFacts> = {}) =>
    Object.fromEntries(STATUSES.map(status => [status, nextAct(facts({ status, ...more }))]));
  const waiting = { pending: null, confirmed: null, inProcess: null };
  const after = { inShipping: 'track', delivered: 'review', rejected: 'again', cancelled: 'again' };
  expect(by()).toEqual({ ...waiting, ...after });
  expect(by({ canReview: false })).toEqual({ ...waiting, ...after, delivered: 'again' });
  expect(by({ isUnpaid: true })).toEqual({ ...after, pending: 'pay', confirmed: 'pay', inProcess: 'pay' });
  expect(new Set(Object.values(by({ needsUpi: true })))).toEqual(new Set(['upi']));
  expect(nextAct(facts({ isUnpaid: true, needsUpi: true }))).toBe('pay');
});
