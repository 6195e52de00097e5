import { t } from '#shared/language/t.ts';

/** What the audit log calls a review: “asha about Galaxy S25”. */
export function storedReview(by: string, title: string): string {
  return `${by} about ${title}`;
}

/** The same in the language that is spoken. User names have no spaces. */
export function shownReview(stored: string): string | undefined {
  const [, by, title] = /^(\S+) about (.+)$/.exec(stored) ?? [];
  return by === undefined || title === undefined
    ? undefined
    : t('products.reviews.moderation.storedName', { by, title });
}
