import type { Chance } from './chance.ts';

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.005,
  1e308,
  -1e21,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(10_001),
  '١٢٣',
  '2026-02-30',
  '0000-01-01',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table orders; --",
  '../../etc/passwd',
  '%00',
  '__proto__',
  [],
  {},
  [null],
  { $ref: '#' },
  [[[[[[[[[[]]]]]]]]]],
];

/** Texts that a path or a query may have instead. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '%',
  '\u0000',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  'NaN',
  'true',
  ',',
  ',,a',
  'a'.repeat(700),
  '../..',
  'अ',
  '٣',
  '2026-13-01',
  'undefined',
  '[object Object]',
];

/** A body of which one thing is broken: another value, a missing or unknown name, something twice. */
export function broken(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.is(0.7)) {
    const at = chance.whole(0, value.length - 1);
    if (chance.is(0.3)) return [...value, value[at]];
    return value.map((each, index) => (index === at ? broken(each, chance) : each));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || chance.is(0.08)) return chance.of(ODD);
  const names = Object.keys(value);
  if (names.length === 0 || chance.is(0.1))
    return { ...value, [chance.of(['unknown', '__proto__', 'constructor', 'id', ''])]: chance.of(ODD) };
  const name = chance.of(names);
  const inner = (value as Record<string, unknown>)[name];
  if (chance.is(0.2)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  return { ...value, [name]: broken(inner, chance) };
}
