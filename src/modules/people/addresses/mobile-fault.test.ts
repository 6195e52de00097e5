import { describe, expect, it } from 'vitest';
import { readMobile } from './mobile.ts';
import { mobileFault } from './mobile-fault.ts';

describe('what is wrong with a mobile number', () => {
  it.each([
    ['98765 4321', 'Enter 10 digits: 1 more needed'],
    ['98765', 'Enter 10 digits: 5 more needed'],
    ['', 'Enter 10 digits: 10 more needed'],
    ['98765 432109', 'Enter 10 digits: 1 too many'],
    ['+91 98765 4321098', 'Enter 10 digits: 2 too many'],
    ['0 98765 432101', 'Enter 10 digits: 1 too many'],
    ['44 23456 789', 'Indian mobile numbers start with 6, 7, 8 or 9, not 4'],
    ['044 2345 6789', 'Indian mobile numbers start with 6, 7, 8 or 9, not 4'],
    ['91 12345 67890', 'Indian mobile numbers start with 6, 7, 8 or 9, not 1'],
    ['+44 7700 900123', 'Enter an Indian mobile number, starting with +91'],
    ['98765 4321O', 'A mobile number can’t contain “O”'],
    ['98765+43210', 'A mobile number can’t contain “+”'],
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
