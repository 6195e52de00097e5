/** The door to reviews: what is kept of one person, and the jobs that the composition puts to work. */
export { eraseReviewsOf } from './erase-reviews.ts';
export { mailModerated } from './mail-moderated.ts';
export { countReviewsOf, listReviewsOf } from './reviews-of-person.queries.ts';
