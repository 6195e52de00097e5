import { expect, test } from 'vitest';
import { foldValues, isLong, narrowValues } from './narrow-values.ts';

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

test('only a long group is folded: what has the most products is in sight, and nothing is lost', () => {
  const of = (length: number) => Array.from({ length }, (_, count) => ({ count }));
  expect([isLong(of(12)), isLong(of(13))]).toEqual([false, true]);
  expect(foldValues(of(12))).toEqual({ first: of(12), more: [] });
  const { first, more } = foldValues(of(30));
  expect(first.map(({ count }) => count)).toEqual([22, 23, 24, 25, 26, 27, 28, 29]);
  expect(more).toEqual(of(22));
});
