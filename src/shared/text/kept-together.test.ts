import { expect, it } from 'vitest';
import { hyphenatedWords, keptTogether } from './kept-together.ts';

it.each([
  ['Xiaomi 15 (12 GB, 512 GB, Green)', 'Xiaomi 15 (12_GB, 512_GB, Green)'],
  ['Mi Braided USB Type-C cable, 1 m (Red)', 'Mi Braided USB Type-C cable, 1_m (Red)'],
  ['Smart TV, 108 cm (43 inch)', 'Smart TV, 108_cm (43_inch)'],
  ['Power Bank 2, 10,000 mAh, 18 W', 'Power Bank 2, 10,000_mAh, 18_W'],
])('a line of %j never ends between a number and its unit', (title, kept) => {
  expect(keptTogether(title)).toBe(kept.replaceAll('_', '\u00a0'));
});

it('a number and a long word may still part, else a narrow card would be left ragged', () => {
  const title = 'boAt Airdopes 141, 42 hours playback (Bold Black)';
  expect(keptTogether(title)).toBe(title);
});

it('short words with a hyphen are cut out, so that no line parts them', () => {
  expect(hyphenatedWords('Wi-Fi 7 and USB-C, state-of-the-art')).toEqual([
    '',
    'Wi-Fi',
    ' 7 and ',
    'USB-C',
    ', state-of-the-art',
  ]);
  expect(hyphenatedWords('Speaker')).toEqual(['Speaker']);
});
