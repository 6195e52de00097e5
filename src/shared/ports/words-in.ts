import type { Words } from './adapter.ts';

/** The words of an adapter in a language, otherwise in English. */
export function wordsIn(language: string, words: Words): string {
  return (Object.hasOwn(words, language) ? words[language] : undefined) ?? words.en;
}
