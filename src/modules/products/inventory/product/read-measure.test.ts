import { expect, it } from 'vitest';
import { namesOtherUnit, readMeasure } from './read-measure.ts';

it.each([
  ['420', 'g', 420],
  ['420 g', 'g', 420],
  ['1,250 gms', 'g', 1250],
  ['1.2 kg', 'g', 1200],
  ['1.005KG', 'g', 1005],
  ['165', 'mm', 165],
  ['16.5 cm', 'mm', 165],
  ['1.2 m', 'mm', 1200],
  ['45mm', 'mm', 45],
  ['16.5', 'mm', 16.5],
  ['', 'g', Number.NaN],
  ['420 mm', 'g', Number.NaN],
  ['2 lb', 'g', Number.NaN],
  ['6 inch', 'mm', Number.NaN],
  ['12,34 g', 'g', Number.NaN],
  ['-5 g', 'g', Number.NaN],
] as const)('%j in %s is %d', (text, unit, measure) => {
  expect(readMeasure(text, unit)).toBe(measure);
});

it.each([
  ['Weight (g)', 'g', false],
  ['Weight', 'g', false],
  ['Weight (packed)', 'g', false],
  ['Box width (in)', 'mm', true],
  ['Weight (kg)', 'g', true],
  ['Box length [in cm]', 'mm', true],
  ['Box length (MM)', 'mm', false],
] as const)('the head %j is in another unit than %s: %s', (head, unit, isOther) => {
  expect(namesOtherUnit(head, unit)).toBe(isOther);
});
