import { t } from '#shared/language/t.ts';
import { isBlank } from '#shared/text/blank.ts';

export const MAX_REVIEW_LENGTH = 2000;

/** What is missing before a review can be sent, as a sentence; undefined if it is complete. */
export function missingFromReview(stars: number, text: string): string | undefined {
  if (stars === 0)
    return isBlank(text) ? t('products.reviews.form.missing.both') : t('products.reviews.form.missing.stars');
  return isBlank(text) ? t('products.reviews.form.missing.text') : undefined;
}
