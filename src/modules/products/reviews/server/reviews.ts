export { publishedReviews } from './published.ts';
export { reviewEvents } from './reviews.events.ts';
export { countReviewsOf, listReviewsOf } from './reviews-of-person.queries.ts';
export { eraseReviewsOf } from './write-reviews.ts';
