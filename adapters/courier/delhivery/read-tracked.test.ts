import { expect, it } from 'vitest';
import { readTracked } from './read-tracked.ts';

it('reads any entry of a list, so that an odd one keeps no others', () => {
  for (const odd of [null, 'x', {}, { Shipment: null }, { Shipment: { AWB: 7 } }])
    expect(readTracked(odd)).toBeUndefined();
  for (const Status of [null, undefined, 'x', { Status: { toString: 1 }, StatusDateTime: {} }])
    expect(readTracked({ Shipment: { AWB: '149', Status } })).toMatchObject({ awb: '149', state: 'problem' });
});
