/** The door to reviews: what is kept of one person. */
export { eraseReviewsOf } from './erase-reviews.ts';
export { countReviewsOf, listReviewsOf } from './reviews-of-person.queries.ts';
