import { describe, expect, it } from 'vitest';
import { readGstin, tidyGstin } from './gstin.ts';
import { gstinFault } from './gstin-fault.ts';

const GOOD = '27AAPFU0939F1ZV';

describe('what is wrong with a GST number', () => {
  it.each([
    ['27AAPFU0939F1ZW', 'the last one is V, not W'],
    ['27AAPFU9039F1ZV', 'two are swapped'],
    ['72AAPFU0939F1ZV', 'No state has the code 72'],
    ['28AAPFU0939F1ZV', 'State code 28 is no longer in use'],
    ['2OAAPFU0939F1ZV', 'Character 2 is the letter O, but it should be a digit. Is it the digit 0?'],
    ['27AAPFUO939F1ZV', 'Character 8 is the letter O, but it should be a digit. Is it the digit 0?'],
    ['27A4PFU0939F1ZV', 'Character 4 is the digit 4, but it should be a letter'],
    ['29ABCDE1234F1ZW', 'Character 6 is the type of PAN holder and can’t be D'],
    ['27AAPFU0939F0ZV', 'Character 13 is the number of registrations and can’t be 0'],
    ['20ALYPD6528PQC5', 'collecting or deducting tax'],
    ['20ALYPD6528PQD5', 'collecting or deducting tax'],
    ['27AAPFU0939F1KV', 'Character 14 is Z on nearly all GST numbers and can’t be K'],
    ['27AAPFU0939F1Z', '15 characters. One is missing'],
    ['27AAPFU0939', '15 characters. 4 are missing'],
    [`${GOOD}V`, '15 characters. You entered 16'],
    ['27AAPFU/939F1ZV', '“/” can’t be used'],
    ['２７AAPFU0939F1ZV', '“２” can’t be used'],
    ['27AAPFU 0939F1ZV', 'Remove the space inside'],
  ])('%s: %s', (gstin, words) => {
    expect(gstinFault(gstin)).toContain(words);
    expect(readGstin(gstin)).toBeUndefined();
  });

  it('is nothing on the way to a right one, and the length at each place where somebody leaves off', () => {
    for (let length = 0; length < GOOD.length; length += 1) {
      expect(gstinFault(GOOD.slice(0, length).toLowerCase(), true)).toBeUndefined();
      expect(gstinFault(GOOD.slice(0, length))).toContain('missing');
    }
    expect(gstinFault(GOOD, true)).toBeUndefined();
    expect(gstinFault(GOOD)).toBeUndefined();
  });

  it('is said while typing as soon as no right number begins so', () => {
    expect(gstinFault('72', true)).toContain('No state');
    expect(gstinFault('27AAP4', true)).toContain('Character 6 is the digit 4');
  });
});

it('a GST number is tidied of what people put in to read it', () => {
  expect(tidyGstin(' 27 aapfu-0939f 1zv ')).toBe(GOOD);
});
