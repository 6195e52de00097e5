import { describe, expect, it } from 'vitest';
import { missingFromReview } from './review-text.ts';

describe('what is missing from a review', () => {
  it.each([
    [0, '', 'Choose a star rating and write a few words.'],
    [0, ' \n ', 'Choose a star rating and write a few words.'],
    [0, 'Good.', 'Choose a star rating.'],
    [4, '   ', 'Write a few words.'],
    [4, '\u200b\u2800', 'Write a few words.'],
    [1, 'Good.', undefined],
  ])('with %s stars and the text %j is: %s', (stars, text, missing) => {
    expect(missingFromReview(stars, text)).toBe(missing);
  });
});
