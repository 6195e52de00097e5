/** The door to reviews: what is kept of one person, and what people are told of them. */
export { eraseReviewsOf } from './erase-reviews.ts';
export { reviewEvents } from './reviews.events.ts';
export { countReviewsOf, listReviewsOf } from './reviews-of-person.queries.ts';
