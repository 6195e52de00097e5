import { describe, expect, it } from 'vitest';
import { STATES } from '#people/addresses/state.ts';
import { deliveryDays } from './delivery-days.ts';

const codes = Object.keys(STATES);

describe('days on the way', () => {
  it.each([
    ['Karnataka', '29', 'Karnataka', '29', [2, 3]],
    ['Assam', '18', 'Assam', '18', [2, 3]],
    ['Telangana', '36', 'Karnataka', '29', [3, 4]],
    ['Delhi', '07', 'Rajasthan', '08', [3, 4]],
    ['Karnataka', '29', 'Delhi', '07', [3, 5]],
    ['Maharashtra', '27', 'West Bengal', '19', [3, 5]],
    ['Karnataka', '29', 'Nagaland', '13', [5, 8]],
    ['Assam', '18', 'Kerala', '32', [5, 8]],
    ['West Bengal', '19', 'the Andamans', '35', [5, 8]],
    ['Kerala', '32', 'Lakshadweep', '31', [5, 8]],
    ['Delhi', '07', 'Ladakh', '38', [5, 8]],
  ])('from %s (%s) to %s (%s) are %j', (_from, from, _to, to, days) => expect(deliveryDays(from, to)).toEqual(days));

  it('are the usual ones where the seller has not said its state, and more for remote places', () => {
    expect(deliveryDays(null, '29')).toEqual([3, 5]);
    expect(deliveryDays(null, '35')).toEqual([5, 8]);
  });

  it('are the same there and back, between any two states', () => {
    for (const from of codes) for (const to of codes) expect(deliveryDays(from, to)).toEqual(deliveryDays(to, from));
  });

  it('know a region for every state that is not remote', () => {
    for (const code of codes) {
      const near = codes.filter(other => other !== code && deliveryDays(code, other)[1] === 4);
      const isRemote = codes.every(other => other === code || deliveryDays(code, other)[0] === 5);
      expect(isRemote || near.length > 0, code).toBe(true);
    }
  });
});
