import { t } from '#shared/language/t.ts';

/** What may be chosen, in a sentence: 4, 6 or 8. */
export function choiceText(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : t('shared.choice', { words: words.slice(0, -1).join(', '), last });
}
