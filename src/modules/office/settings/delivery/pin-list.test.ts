import { describe, expect, it } from 'vitest';
import { districtsOf } from './districts.ts';
import { pinsText, readPins } from './pin-list.ts';

describe('a list of places as people paste it', () => {
  it.each([
    ['560029, 560001', ['560001', '560029']],
    ['560 029;110001\n400 001\t560029', ['110001', '400001', '560029']],
    ['560001 560002 560003', ['560001', '560002', '560003']],
    ['560, 5600xx, 56**', ['56', '560', '5600']],
    ['"744"', ['744']],
    ['560001-560003, 110 001 to 110 002', ['110001', '110002', '560001', '560002', '560003']],
    ['560000-560109', [...'0123456789'].flatMap(digit => (digit === '0' ? ['5600', '56010'] : []))],
    ['', []],
    [' ,;\n', []],
  ])('%j is understood', (text, prefixes) => {
    expect(readPins(text)).toEqual({ value: prefixes });
  });

  it.each([
    ['Karnataka', '29'],
    ['jammu & kashmir', '01'],
    ['New Delhi', '07'],
    ['Orissa', '21'],
  ] as const)('%s is its districts', (name, state) => {
    expect(readPins(name)).toEqual({ value: districtsOf(state) });
  });

  it.each([
    ['560029, Pincode', '“Pincode” is not a PIN code'],
    ['060029', 'can’t start with 0'],
    ['5600291', 'it needs six digits'],
    ['999', 'start with 999'],
    ['560003-560001', 'is not a range'],
    ['56-560', 'is not a range'],
    ['Puducherry', 'shares its districts'],
    [`${'x'.repeat(500)}`, '“xxxxxxxxxxxx…”'],
    ['५६००२९', 'is not a PIN code'],
  ])('%j is refused with a sentence', (text, words) => {
    expect(readPins(text)).toEqual({ fault: expect.stringContaining(words) });
  });

  it('has a limit', () => {
    const odd = Array.from({ length: 4000 }, (_, at) => 500001 + at * 2).join(',');
    expect(readPins(odd)).toEqual({ fault: expect.stringContaining('At most 3,000 entries') });
  });

  it('is written so that it reads back the same, states by their names and runs as ranges', () => {
    const read = readPins('Karnataka, Goa, 744, 600-604, 110001, 110002, 110003, 5600291');
    expect(read).toHaveProperty('fault');
    const { value: prefixes } = readPins('Karnataka, Goa, 744, 600-604, 110001, 110002, 110003') as { value: string[] };
    const text = pinsText(prefixes);
    expect(text.split(', ').sort()).toEqual(
      ['Andaman and Nicobar Islands', 'Goa', 'Karnataka', '600-604', '110001-110003'].sort(),
    );
    expect(readPins(text)).toEqual({ value: prefixes });
  });
});
