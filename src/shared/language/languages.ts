import { isOffered, languageFolders, languageOf, readCatalogue } from './catalogues.ts';
import type { Language } from './language.ts';

/**
 * The languages that the shop offers, English first: the folders in `languages`, without those that are being translated. The
 * build writes the list into the screens.
 */
export const LANGUAGES: readonly Language[] = languageFolders()
  .map(code => languageOf(code, readCatalogue(code)))
  .filter(isOffered);
