import { expect, it } from 'vitest';
import { comparedWords } from './compared-words.ts';

const phone = { title: 'Nandi 5', kind: 'imei' as const, sent: ['1', '2'], matched: [], strange: [] };

it('reports recognised units', () => {
  expect(comparedWords([{ ...phone, matched: ['2'] }], undefined)).toBe('Nandi 5 came back as shipped, IMEI 2');
});

it('shows which unit came back instead of which, and why it was accepted', () => {
  expect(comparedWords([{ ...phone, matched: ['1'], strange: ['9'] }], 'Wrong label at packing')).toBe(
    'Nandi 5 came back as shipped, IMEI 1; Nandi 5 came back with IMEI 9, shipped was 1 or 2. Accepted: Wrong label at packing',
  );
  const unread = { ...phone, kind: 'serial' as const, sent: ['C02X'], strange: [''] };
  expect(comparedWords([unread], 'The label is gone')).toBe(
    'Nandi 5 came back with no readable serial number, shipped was C02X. Accepted: The label is gone',
  );
});

it('says nothing where nothing has a number', () => {
  expect(comparedWords([], 'whatever')).toBeNull();
});
