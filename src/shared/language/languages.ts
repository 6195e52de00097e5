import { languageFolders, readCatalogue } from './catalogues.ts';
import type { Language } from './language.ts';

/** The languages that the shop speaks, English first: the folders in `languages`. The build writes the list into the screens. */
export const LANGUAGES: readonly Language[] = languageFolders().map(code => {
  const own = readCatalogue(code);
  return {
    code,
    prefix: own.get('language.path') ?? '',
    tag: own.get('language.tag') ?? code,
    name: own.get('language.name') ?? code,
  };
});
