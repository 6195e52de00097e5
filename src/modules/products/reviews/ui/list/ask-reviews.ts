import { listReviews, type ReviewPage } from '#products/reviews/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { InputOf } from '#shared/api/endpoint.ts';

/** Loaded lazily: the first reviews come with the page, and few readers ask for more. */
export function askReviews(request: InputOf<typeof listReviews>): Promise<ReviewPage> {
  return call(listReviews, request);
}
