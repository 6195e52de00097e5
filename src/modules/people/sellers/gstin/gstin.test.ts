import { describe, expect, it } from 'vitest';
import { readGstin } from './gstin.ts';

describe('a GST number', () => {
  it.each(['27AAPFU0939F1ZV', '29AABCT1332L1ZA', '24AAQCA8719H1ZC', '05AAACG2115R1ZN', '29AABCR1718E1ZL'])(
    'is taken when all of it fits: %s',
    gstin => {
      expect(readGstin(gstin)).toBe(gstin);
    },
  );

  it('is read in small letters and with spaces around it (C28)', () => {
    expect(readGstin('  27aapfu0939f1zv ')).toBe('27AAPFU0939F1ZV');
  });

  it.each([
    ['a wrong check character', '27AAPFU0939F1ZW'],
    ['two digits swapped', '27AAPFU9039F1ZV'],
    ['a state that does not exist', '72AAPFU0939F1ZV'],
    ['a check character that is often copied', '29AABCT1332L1Z5'],
    ['the usual placeholder', '29ABCDE1234F1Z5'],
    ['the placeholder with its right check character, but a PAN of nobody', '29ABCDE1234F1ZW'],
    ['14 characters', '27AAPFU0939F1Z'],
    ['16 characters', '27AAPFU0939F1ZVV'],
    ['the registration of a collector of tax', '20ALYPD6528PQC5'],
    ['another of those', '29AABCF8078M1C8'],
    ['nothing', ''],
    ['full-width digits', '２７AAPFU0939F1ZV'],
    ['a line break inside', '27AAPFU0939\nF1ZV'],
  ])('is refused with %s', (_what, gstin) => {
    expect(readGstin(gstin)).toBeUndefined();
  });
});
