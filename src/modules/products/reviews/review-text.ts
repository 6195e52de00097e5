import { isBlank } from '#shared/text/blank.ts';

export const MAX_REVIEW_LENGTH = 2000;

/** What is missing before a review can be sent, as a sentence; undefined if it is complete. */
export function missingFromReview(stars: number, text: string): string | undefined {
  if (stars === 0) return isBlank(text) ? 'Choose a star rating and write a few words.' : 'Choose a star rating.';
  return isBlank(text) ? 'Write a few words.' : undefined;
}
