import { t } from '#shared/language/t.ts';
import devanagari from './anek-devanagari.woff2?url';
import tamil from './anek-tamil.woff2?url';

/** The typefaces of letters that are not Latin, by `letters` in language.json. */
const FILES: Readonly<Record<string, string>> = { deva: devanagari, taml: tamil };
/** That of this language; undefined where all letters are Latin. */
const file: string | undefined = FILES[t('language.letters')];
/** As design/theme/tokens.css has it. */
const FAMILY = 'own-letters';
const WEIGHT = '400 720';
/** The local storage key of the file that this browser has fetched. */
const FETCHED = 'letters';

/**
 * Runs inline in the document's head before the first layout: later visits have the shop's letters from the first paint.
 * The first has those of the system, because 40 kB of letters would keep its largest picture waiting
 * (docs/decisions/0081).
 */
export const lettersScript = () =>
  file
    ? `try{localStorage.getItem('${FETCHED}')==='${file}'&&document.fonts.add(new FontFace('${FAMILY}','url(${file})',{weight:'${WEIGHT}',display:'optional'}))}catch(e){}`
    : '';

let fetched: FontFace | undefined;

/** Fetches the letters after the page has loaded, for the pages to come. @throws if they or the storage can't be had */
export async function fetchLetters(): Promise<void> {
  if (!file || localStorage.getItem(FETCHED) === file) return;
  if (document.readyState !== 'complete') await new Promise(loaded => addEventListener('load', loaded, { once: true }));
  fetched = await new FontFace(FAMILY, `url(${file})`, { weight: WEIGHT }).load();
  localStorage.setItem(FETCHED, file);
}

/** From here on texts are in the letters that have been fetched. For the moment when a new page takes the place of one. */
export function addFetchedLetters(): void {
  if (fetched) document.fonts.add(fetched);
}
