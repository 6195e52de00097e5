export const LONGEST_REVIEW = 2000;

/** What is still missing before a review can be sent, in a sentence; undefined when nothing is. */
export function missingFromReview(stars: number, text: string): string | undefined {
  const isBlank = text.trim() === '';
  if (stars === 0) return isBlank ? 'Choose your stars and write a few words.' : 'Choose your stars.';
  return isBlank ? 'Write a few words.' : undefined;
}
