import { describe, expect, it } from 'vitest';
import { readMobile } from './mobile.ts';
import { mobileFault } from './mobile-fault.ts';

describe('what is wrong with a mobile number', () => {
  it.each([
    ['98765 4321', 'A mobile number has 10 digits, one is missing'],
    ['98765', 'A mobile number has 10 digits, 5 are missing'],
    ['', 'A mobile number has 10 digits, 10 are missing'],
    ['98765 432109', 'A mobile number has 10 digits, this is one too many'],
    ['+91 98765 4321098', 'A mobile number has 10 digits, these are 2 too many'],
    ['0 98765 432101', 'A mobile number has 10 digits, this is one too many'],
    ['44 23456 789', 'Indian mobile numbers start with 6, 7, 8 or 9, and this one with 4'],
    ['044 2345 6789', 'Indian mobile numbers start with 6, 7, 8 or 9, and this one with 4'],
    ['91 12345 67890', 'Indian mobile numbers start with 6, 7, 8 or 9, and this one with 1'],
    ['+44 7700 900123', 'Only Indian numbers are taken, which begin with +91'],
    ['98765 4321O', '“O” can’t stand in a mobile number'],
    ['98765+43210', '“+” can’t stand in a mobile number'],
  ])('%j: %s', (mobile, sentence) => {
    expect(mobileFault(mobile)).toBe(sentence);
    expect(readMobile(mobile)).toBeUndefined();
  });

  it.each(['9876543210', '+91 98765 43210', '098765-43210', '91 6000 000 000', '9198765432'])(
    'is nothing with %s, nor at any place on the way there',
    mobile => {
      expect(mobileFault(mobile)).toBeUndefined();
      for (let length = 0; length <= mobile.length; length += 1)
        expect(mobileFault(mobile.slice(0, length), true)).toBeUndefined();
    },
  );
});
