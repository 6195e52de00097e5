import { expect, test } from 'vitest';
import { narrowValues } from './narrow-values.ts';

const named = (...labels: string[]) => labels.map(label => ({ label }));
const found = (typed: string) =>
  narrowValues(named('Bang & Olufsen', 'boAt', 'Bosé', 'टाटा पावर', '65 W GaN'), typed).map(({ label }) => label);

test('typed words find the values that have all of them', () => {
  expect(found('  ')).toHaveLength(5);
  expect(found('BO')).toEqual(['boAt', 'Bosé']);
  expect(found('olufsen bang')).toEqual(['Bang & Olufsen']);
  expect(found('bose')).toEqual(['Bosé']);
  expect(found('पावर')).toEqual(['टाटा पावर']);
  expect(found('gan 65')).toEqual(['65 W GaN']);
  expect(found('sony')).toEqual([]);
});
