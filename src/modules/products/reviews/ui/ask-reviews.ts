import { listReviews, type ReviewPage } from '#products/reviews/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { InputOf } from '#shared/api/endpoint.ts';

/** In a file of its own, because the first reviews come with the page and most readers never ask for more. */
export function askReviews(request: InputOf<typeof listReviews>): Promise<ReviewPage> {
  return call(listReviews, request);
}
