import { describe, expect, it } from 'vitest';
import { deliveryAnswer } from './delivery-answer.ts';
import { districtOf } from './district-of.ts';
import { servedState } from './served-state.ts';
import { ALL_INDIA } from './service-area.ts';

const now = new Date('2026-11-21T06:00:00Z');
const ask = (pincode: string, seller: string | null, area = ALL_INDIA) =>
  deliveryAnswer(pincode, servedState(districtOf(area, pincode.slice(0, 3)), pincode), seller, now);

describe('the answer about a PIN code', () => {
  it('is the days and the place', () => {
    expect(ask('560029', '36')).toEqual({
      kind: 'promise',
      days: 'Tue 24 – Wed 25 Nov',
      by: 'Wed 25 Nov',
      place: 'Bengaluru, Karnataka',
    });
    expect(ask('797001', '36')).toEqual({
      kind: 'promise',
      days: 'Thu 26 – Sun 29 Nov',
      by: 'Sun 29 Nov',
      place: 'Nagaland',
    });
  });

  it('is a refusal where no state is known, even when the code is named', () => {
    const refusal = { kind: 'refusal', sentence: 'We do not deliver to 999999 yet.' };
    expect(ask('999999', '29')).toEqual(refusal);
    expect(ask('999999', '29', { served: ['999999'], refused: [], elsewhere: true })).toEqual(refusal);
  });

  it('is a refusal where the shop does not deliver, and a promise next door', () => {
    const area = { served: [], refused: ['560029'], elsewhere: true };
    expect(ask('560029', '29', area)).toEqual({ kind: 'refusal', sentence: 'We do not deliver to 560029 yet.' });
    expect(ask('560025', '29', area)).toMatchObject({ kind: 'promise' });
  });
});
