import { expect, test } from 'vitest';
import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import { otherSpecs } from './key-specs.ts';

const attribute = (id: string, more: Partial<Attribute>): Attribute => ({
  id,
  names: { en: id },
  said: '',
  type: 'number',
  unit: null,
  min: null,
  max: null,
  options: null,
  required: false,
  filterable: true,
  comparable: true,
  ...more,
});

const STORAGE = attribute('storage', {
  names: { en: 'Storage', hi: 'स्टोरेज' },
  said: 'internal storage, memory size',
  unit: 'gb',
});
const CORES = attribute('cores', { names: { en: 'Processor cores' } });
const SAID = [
  { attribute: STORAGE, value: 262_144 },
  { attribute: CORES, value: 8 },
];

const left = (group: string, ...rows: (readonly [string, string])[]) =>
  otherSpecs([{ group, rows } as never], SAID).flatMap(each => each.rows.map(([name]) => name));

test.each(['Storage', 'STORAGE:', 'स्टोरेज', 'Internal storage', 'memory-size'])(
  'a row called “%s” with the value of the attribute is left out',
  name => {
    expect(left('Memory', [name, '256 GB'])).toEqual([]);
  },
);

test('a row is also called by its group and its name together', () => {
  expect(left('Processor', ['Cores', '8'], ['Threads', '8'])).toEqual(['Threads']);
});

test('a row with another value, or with more to say, stays', () => {
  expect(left('Memory', ['Storage', '128 GB'], ['Internal storage', '256 GB UFS 4.0'])).toEqual([
    'Storage',
    'Internal storage',
  ]);
});

test('one of two attributes of the same name is enough', () => {
  const other = { attribute: attribute('card', { names: { en: 'Storage' }, unit: 'gb' }), value: 1_048_576 };
  const specs = [{ group: 'Memory', rows: [['Storage', '1 TB']] }] as never;
  expect(otherSpecs(specs, [...SAID, other])).toEqual([]);
});
