/** The orders a list of reviews can have, the usual one first. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews of a product one looks at, and in which order. */
export interface ReviewChoice {
  /** Only those with this many stars. */
  readonly stars?: number | undefined;
  readonly sortBy: ReviewSort;
}

export const USUAL_CHOICE: ReviewChoice = { sortBy: 'newest' };

/** How many a screen shows at first, and how many more each time it is asked to. */
export const REVIEWS_AT_ONCE = 6;
/** The same where there is little room. */
export const FEW_REVIEWS = 3;
