import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { bulkParcelFaults, NO_PARCELS, parcelFor, pasted } from './bulk-parcel-drafts.ts';

const orders = [1, 2, 3].map(() => ({ _id: newId<'order'>() }));
const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];

describe('the parcels of many orders', () => {
  it('share a courier and have each a number', () => {
    const drafts = { carrier: 'Ekart', numbers: { [first._id]: ' FM 1234 ' } };
    expect(parcelFor(drafts, first)).toEqual({ carrier: 'Ekart', tracking: 'FM1234' });
    expect(parcelFor(NO_PARCELS, first)).toEqual({});
    expect(bulkParcelFaults(drafts, orders)).toEqual({
      [second._id]: 'Enter the tracking number',
      [third._id]: 'Enter the tracking number',
    });
    expect(bulkParcelFaults(NO_PARCELS, orders)).toEqual({});
    expect(bulkParcelFaults({ carrier: 'Hand delivery', numbers: {} }, orders)).toEqual({});
  });

  it('take a column of numbers from where it is pasted, and let go of what is over', () => {
    const filled = pasted(NO_PARCELS, orders, 1, 'A100\r\nA200\r\nA300\r\n');
    expect(filled?.numbers).toEqual({ [second._id]: 'A100', [third._id]: 'A200' });
    expect(pasted(NO_PARCELS, orders, 0, 'A100')).toBeUndefined();
  });
});
