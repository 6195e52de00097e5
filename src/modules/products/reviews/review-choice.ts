/** The first one is the default. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Filter and order of a product's reviews. */
export interface ReviewChoice {
  /** Only those with this many stars. */
  readonly stars?: number | undefined;
  readonly sortBy: ReviewSort;
}

export const USUAL_CHOICE: ReviewChoice = { sortBy: 'newest' };

/** Reviews shown first, and added by each “Show more”. */
export const REVIEWS_AT_ONCE = 6;
/** The same in dialogs. */
export const FEW_REVIEWS = 3;
