import { describe, expect, it } from 'vitest';
import { GTIN_LENGTHS, hasRightCheckDigit } from './gtin.ts';

/** Digits that look random and are the same in every run. */
const digitAt = (seed: number, at: number) => Math.floor(Math.abs(Math.sin(seed * 97 + at) * 10_000)) % 10;
const EXAMPLES = GTIN_LENGTHS.flatMap(length =>
  Array.from({ length: 50 }, (_, seed) => Array.from({ length: length - 1 }, (_, at) => digitAt(seed, at)).join('')),
);

describe('the check digit of a GTIN', () => {
  it.each(['4006381333931', '036000291452', '96385074', '9780306406157', '10012345678902', '2000000000008'])(
    'is right: %s',
    gtin => {
      expect(hasRightCheckDigit(gtin)).toBe(true);
    },
  );

  it('is one of ten, whatever comes before it', () => {
    for (const before of EXAMPLES)
      expect(Array.from('0123456789').filter(digit => hasRightCheckDigit(before + digit))).toHaveLength(1);
  });

  it('shows every digit that is mistyped', () => {
    for (const before of EXAMPLES.filter((_, at) => at % 10 === 0)) {
      const right = Array.from('0123456789').find(digit => hasRightCheckDigit(before + digit)) ?? '';
      const gtin = [...before, right];
      for (const [at, digit] of gtin.entries())
        for (let by = 1; by < 10; by += 1)
          expect(hasRightCheckDigit(gtin.with(at, String((Number(digit) + by) % 10)).join(''))).toBe(false);
    }
  });

  it('stays right when zeros are put in front, as scanners do', () => {
    for (const before of EXAMPLES)
      for (const digit of '0123456789')
        expect(hasRightCheckDigit(`0${before}${digit}`)).toBe(hasRightCheckDigit(before + digit));
  });
});
