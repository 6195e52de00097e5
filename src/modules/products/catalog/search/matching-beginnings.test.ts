import { describe, expect, it } from 'vitest';
import { matchingBeginnings } from './matching-beginnings.ts';

const marked = (label: string, typed: string) =>
  matchingBeginnings(label, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

describe('matching beginnings', () => {
  it.each([
    ['Galaxy S25 Ultra', 'gal', '[Gal]axy S25 Ultra'],
    ['Galaxy S25 Ultra', 's25 ga', '[Ga]laxy [S25] Ultra'],
    ['Megaphone', 'phone', 'Megaphone'],
    ['Galaxy (Grey)', 'g', '[G]alaxy ([G]rey)'],
    ['वॉच', 'वॉ', '[वॉ]च'],
    ['Galaxy', '', 'Galaxy'],
    ['ﬁne ﬁbre', 'fi', 'ﬁne ﬁbre'],
  ])('of %s for %j are %s', (label, typed, expected) => {
    expect(marked(label, typed)).toBe(expected);
  });

  it('lose nothing of the label', () => {
    const label = ' 50% “off” — वॉच, (x) ';
    expect(
      matchingBeginnings(label, '5 o')
        .map(({ text }) => text)
        .join(''),
    ).toBe(label);
  });
});
