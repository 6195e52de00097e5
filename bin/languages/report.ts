import { SOURCE_LANGUAGE } from '../../src/shared/language/language.ts';
import { isReadInShop } from './back-office-texts.ts';
import { catalogueFaults, missingKeys } from './gate.ts';
import type { Library } from './library.ts';

/** How far each language is: what is missing by file, and what differs from the English text. */
export function* report(library: Library): Generator<string> {
  const total = library.catalogue(SOURCE_LANGUAGE).size;
  yield `${SOURCE_LANGUAGE}: ${total} texts`;
  for (const language of library.languages.filter(each => each !== SOURCE_LANGUAGE)) {
    const missing = missingKeys(library, language);
    const inShop = missing.filter(isReadInShop).length;
    const offered = library.catalogue(language).get('language.offered');
    yield `${language}: ${total - missing.length} of ${total} texts, ${inShop} missing in the shop; offered: ${offered}`;
    const byArea = Map.groupBy(missing, key => key.split('.').slice(0, 2).join('.'));
    for (const [area, keys] of byArea) yield `  missing in ${area}: ${keys.length}`;
    for (const { what } of catalogueFaults(library, language)) if (!what.includes(' is missing;')) yield `  ${what}`;
  }
}
