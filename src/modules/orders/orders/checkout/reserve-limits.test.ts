import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { countedUnits, newCodExcess, RESERVE_LIMITS, reservable, unpaidExcess } from './reserve-limits.ts';

const NOTHING = { orders: 0, units: 0, amount: 0, ordersInADay: 0 };
const NOBODY = { byAll: 0, byAccount: 0, byNetwork: 0 };

describe('what counts against the shared limits', () => {
  it('is nothing for one unit of each of five products, the only order', () => {
    expect(countedUnits([1, 1, 1, 1, 1], NOTHING, RESERVE_LIMITS)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is what goes beyond: more of one, a sixth product, a second order', () => {
    expect(countedUnits([3, 1, 1, 1, 1, 1], NOTHING, RESERVE_LIMITS)).toEqual([2, 0, 0, 0, 0, 1]);
    expect(countedUnits([1], { ...NOTHING, orders: 1 }, RESERVE_LIMITS)).toEqual([1]);
  });
});

it.each([
  ['nothing', NOTHING, 50, undefined],
  ['nothing, and asks for more than is possible', NOTHING, 51, 'units'],
  ['three open orders', { ...NOTHING, orders: 3 }, 1, 'orders'],
  ['ten orders within a day', { ...NOTHING, ordersInADay: 10 }, 1, 'orders in a day'],
  ['49 units', { ...NOTHING, orders: 1, units: 49 }, 2, 'units'],
] as const)('an account that reserves %s online', (_, own, units, excess) => {
  expect(unpaidExcess(own, units, RESERVE_LIMITS)).toBe(excess);
});

it.each([
  ['nothing', NOTHING, 10, 3_00_000, undefined],
  ['nothing, for one dear unit', NOTHING, 1, 9_00_000, undefined],
  ['nothing, for two of them', NOTHING, 2, 9_00_000, 'amount'],
  ['a unit, for one dear unit more', { ...NOTHING, orders: 1, units: 1 }, 1, 9_00_000, 'amount'],
  ['five orders', { ...NOTHING, orders: 5 }, 1, 100, 'orders'],
  ['nine units', { ...NOTHING, orders: 1, units: 9 }, 2, 100, 'units'],
] as const)('a new account that ordered %s by cash', (_, own, units, rupees, excess) => {
  expect(newCodExcess(own, { units, amount: paise(rupees * 100) }, RESERVE_LIMITS)).toBe(excess);
});

it.each([
  [{ stock: 100, ...NOBODY }, true, 20],
  [{ stock: 60, byAll: 40, byAccount: 0, byNetwork: 0 }, true, 10],
  [{ stock: 50, byAll: 50, byAccount: 0, byNetwork: 0 }, true, 0],
  [{ stock: 90, byAll: 10, byAccount: 10, byNetwork: 0 }, true, 10],
  [{ stock: 90, byAll: 10, byAccount: 0, byNetwork: 20 }, true, 0],
  [{ stock: 5, ...NOBODY }, true, 4],
  [{ stock: 10, ...NOBODY }, false, 9],
  [{ stock: 1, byAll: 4, byAccount: 0, byNetwork: 0 }, true, 0],
])('of %j, by an order that is online: %s, so many more units can be reserved: %i', (reserved, isOnline, left) => {
  expect(reservable(reserved, isOnline, RESERVE_LIMITS)).toBe(left);
});
