import { describe, expect, it } from 'vitest';
import { foldSpelling } from './fold-spelling.ts';

describe('spelling', () => {
  it.each([
    ['फ़ोन', 'फोन', 'a dot that many leave out'],
    ['\u092b\u093c\u094b\u0928', '\u095e\u094b\u0928', 'one letter in two codes'],
    ['लैपटॉप', 'लेपटाप', 'a vowel English has and Hindi has not'],
    ['मोबाइल', 'मोबाईल', 'a long vowel for a short one'],
    ['टीवी', 'टिवि', 'long vowels for short ones'],
    ['ऑडियो', 'आडियो', 'the same at the beginning'],
    ['पाँच', 'पांच', 'chandrabindu for anusvara'],
    ['GALAXY', 'galaxy', 'capitals'],
  ])('of %s and %s is the same: %s', (one, other) => {
    expect(foldSpelling(one)).toBe(foldSpelling(other));
  });

  it('keeps different words apart', () => {
    expect(new Set(['फोन', 'केबल', 'कवर', 'केस', 'वॉच', 'बोट', 'phone'].map(foldSpelling)).size).toBe(7);
  });
});
