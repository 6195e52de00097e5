import { expect, it } from 'vitest';
import { copiedDraft, titleWithValues } from './other-values.ts';

const was = [
  { name: 'Memory and storage', value: '8 GB' },
  { name: 'Colour', value: 'Black' },
];
const is = (memory: string, colour: string) => [
  { name: 'Memory and storage', value: memory },
  { name: 'Colour', value: colour },
];

it('says the new values where the title says the old ones, as whole words, else in brackets', () => {
  expect(titleWithValues('Blackberry 128 GB (8 GB, black)', was, is('12 GB', 'White'))).toBe(
    'Blackberry 128 GB (12 GB, White)',
  );
  expect(titleWithValues('Case', was, is('8 GB', 'White'))).toBe('Case (White)');
  expect(titleWithValues('Case (8 GB, Black)', was, was)).toBe('Case (8 GB, Black)');
  // Each value is replaced once, so exchanged values do not meet.
  const pair = (one: string, other: string) => [
    { name: 'Front', value: one },
    { name: 'Back', value: other },
  ];
  expect(titleWithValues('Red on Blue', pair('Red', 'Blue'), pair('Blue', 'Red'))).toBe('Blue on Red');
});

it('leaves a title alone whose lower case has another length', () => {
  expect(titleWithValues('İİ case (8 GB, Black)', was, is('8 GB', 'White'))).toBe('İİ case (8 GB, Black) (White)');
});

it('copies specifications and typed attributes with the new values, and none that can’t have them', () => {
  const shape = { id: 'ram', label: 'RAM', type: 'number', unit: 'gb', min: 0, max: null, options: [] } as never;
  const draft = {
    options: was,
    attributes: { ram: 8, weight: 8 },
    specs: [{ group: 'Memory', rows: [['RAM', '8 GB'] as const, ['Note', '8 GB or so'] as const] }],
  };
  expect(copiedDraft(draft, is('12 GB', 'Black'), [shape])).toMatchObject({
    attributes: { ram: '12 GB', weight: 8 },
    specs: [
      {
        group: 'Memory',
        rows: [
          ['RAM', '12 GB'],
          ['Note', '8 GB or so'],
        ],
      },
    ],
  });
  expect(copiedDraft(draft, is('Twelve', 'Black'), [shape]).attributes).toEqual({ ram: null, weight: 8 });
});
