import { expect, it } from 'vitest';
import { serialNote } from './serial-note.ts';

const phone = { title: 'Nandi 5', kind: 'imei' as const };

it.each([
  [[], ['1', '2'], 'IMEI of Nandi 5: 1, 2'],
  [['1', '2'], ['1', '3'], 'IMEI of Nandi 5: 3 in place of 2'],
  [['1', '2'], ['1'], 'IMEI of Nandi 5: 2 removed'],
  [['1', '2'], ['2', '1'], 'IMEI of Nandi 5: new sequence'],
])('numbers that were %j and are %j are told as “%s”', (before, after, words) => {
  expect(serialNote([{ ...phone, before, after }])).toBe(words);
});

it('of many numbers ten are shown and the rest counted, line by line', () => {
  const after = Array.from({ length: 12 }, (_, at) => `N${at}`);
  const laptop = { title: 'Kaveri Book', kind: 'serial' as const, before: [], after: ['C02X'] };
  expect(serialNote([{ ...phone, before: [], after }, laptop])).toBe(
    'IMEI of Nandi 5: N0, N1, N2, N3, N4, N5, N6, N7, N8, N9 and 2 more; Serial number of Kaveri Book: C02X',
  );
});
