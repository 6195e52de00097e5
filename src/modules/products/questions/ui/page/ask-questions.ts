import { findOwnRights, listQuestions, type QuestionPage } from '#products/questions/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';

/** Loaded lazily: the first questions come with the page, and few readers ask for more. */
export function askPage(productId: ProductId, page: number): Promise<QuestionPage> {
  return call(listQuestions, { productId, page });
}

export function askRights(productId: ProductId) {
  return call(findOwnRights, { productId });
}
