import { describe, expect, it } from 'vitest';
import { NO_PARCEL, parcelDraftOf, parcelFault, parcelOfDraft } from './parcel-draft.ts';

describe('a parcel that is typed', () => {
  it.each([
    { carrier: null, tracking: null },
    { carrier: 'Delhivery', tracking: '149088302217' },
    { carrier: 'Hand delivery', tracking: null },
    { carrier: 'Nandi Transport', tracking: 'NT-1' },
  ])('reads back what it shows of %j', parcel => {
    expect(parcelOfDraft(parcelDraftOf(parcel))).toEqual(parcel);
  });

  it('reports what is missing', () => {
    expect(parcelFault(NO_PARCEL)).toBeUndefined();
    expect(parcelFault({ carrier: 'Delhivery', tracking: ' ' })).toBe('Enter the tracking number');
    expect(parcelFault({ carrier: '', tracking: '1490 8830' })).toBe('Enter the courier’s name');
    expect(parcelFault({ carrier: 'Delhivery', tracking: '=1+1' })).toBe('Use 3 to 40 letters and digits');
    expect(parcelFault({ carrier: '', other: 'Nandi', tracking: '1490 8830' })).toBeUndefined();
  });
});
