import { describe, expect, it } from 'vitest';
import { draftFault, draftOf, NO_PARCEL, parcelOf } from './parcel-draft.ts';

describe('a parcel that is typed', () => {
  it.each([
    { carrier: null, tracking: null },
    { carrier: 'Delhivery', tracking: '149088302217' },
    { carrier: 'Hand delivery', tracking: null },
    { carrier: 'Nandi Transport', tracking: 'NT-1' },
  ])('reads back what it shows of %j', parcel => {
    expect(parcelOf(draftOf(parcel))).toEqual(parcel);
  });

  it('is told what it lacks', () => {
    expect(draftFault(NO_PARCEL)).toBeUndefined();
    expect(draftFault({ carrier: 'Delhivery', tracking: ' ' })).toBe('Enter the tracking number');
    expect(draftFault({ carrier: '', tracking: '1490 8830' })).toBe('Enter the courier’s name');
    expect(draftFault({ carrier: 'Delhivery', tracking: '=1+1' })).toBe('Use 3 to 40 letters and digits');
    expect(draftFault({ carrier: '', other: 'Nandi', tracking: '1490 8830' })).toBeUndefined();
  });
});
