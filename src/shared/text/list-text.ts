import { t } from '#shared/language/t.ts';

/** A list in a sentence: Phones; Phones and Tablets; Phones, Tablets and Laptops. */
export function listText(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : t('shared.list', { words: words.slice(0, -1).join(', '), last });
}
