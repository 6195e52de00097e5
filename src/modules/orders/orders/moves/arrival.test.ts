import { describe, expect, it } from 'vitest';
import { deliveryAnswer } from '#shop/delivery/delivery-answer.ts';
import { districtOf } from '#shop/delivery/district-of.ts';
import { servedState } from '#shop/delivery/served-state.ts';
import { ALL_INDIA } from '#shop/delivery/service-area.ts';
import { arrivalOf } from './arrival.ts';

const now = new Date('2026-11-21T06:00:00Z');

describe('the arrival of what is ordered now', () => {
  it.each(['29', '36', '07', '18', null])('is what the product page promised from %s', sellerState => {
    const promised = deliveryAnswer('560029', servedState(districtOf(ALL_INDIA, '560'), '560029'), sellerState, now);
    expect(promised).toMatchObject({ kind: 'promise', days: arrivalOf([{ sellerState }], '560029', now) });
  });

  it('lasts from the first seller to the last', () => {
    expect(arrivalOf([{ sellerState: '29' }, { sellerState: '18' }], '560029', now)).toBe('Mon 23 – Sun 29 Nov');
  });

  it('is unknown without an address, without products, or where the shop does not deliver', () => {
    expect(arrivalOf([{ sellerState: '29' }], undefined, now)).toBeUndefined();
    expect(arrivalOf([], '560029', now)).toBeUndefined();
    expect(arrivalOf([{ sellerState: '29' }], '999999', now)).toBeUndefined();
  });
});
