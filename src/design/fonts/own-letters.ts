import { t } from '#shared/language/t.ts';
import devanagari from './anek-devanagari.woff2?url';
import tamil from './anek-tamil.woff2?url';

/** A typeface of letters that are not Latin. */
interface Letters {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

const SHARED_BY_SCRIPTS = 'U+200C-200D';
/** By `letters` in language.json. A page loads those of its language only. */
const LETTERS: Readonly<Record<string, Letters>> = {
  deva: {
    family: 'Anek Devanagari',
    file: devanagari,
    weight: '400 700',
    unicodeRange: `U+900-97F, ${SHARED_BY_SCRIPTS}`,
  },
  taml: { family: 'Anek Tamil', file: tamil, weight: '400 720', unicodeRange: `U+B82-BD7, ${SHARED_BY_SCRIPTS}` },
};
export const ownLetters: Letters | undefined = LETTERS[t('language.letters')];

/** The local storage key of the file that this browser has fetched and still has in its cache. */
const FETCHED = 'letters';

/**
 * Runs inline in the document's head before the first layout: later visits have the shop's letters from the first paint.
 * The first has those of the system, because 40 kB of letters would keep its largest picture waiting
 * (docs/decisions/0081).
 */
export const lettersScript = ownLetters
  ? `try{localStorage.getItem('${FETCHED}')==='${ownLetters.file}'&&document.fonts.add(new FontFace('${ownLetters.family}','url(${ownLetters.file})',{weight:'${ownLetters.weight}',unicodeRange:'${ownLetters.unicodeRange}',display:'optional'}))}catch(e){}`
  : '';

/** Fetches the letters when the page has nothing else to do, for the pages to come. @returns the function to give it up */
export function fetchLetters(): (() => void) | undefined {
  if (!ownLetters || isHere(ownLetters)) return undefined;
  const letters = ownLetters;
  const begin = () => void keep(letters).catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => removeEventListener('load', begin);
}

/** From here on texts are in the letters that have been fetched. For the moment when a new page takes the place of one. */
export function addFetchedLetters(): void {
  if (fetched && ownLetters && !isHere(ownLetters)) document.fonts.add(fetched);
}

let fetched: FontFace | undefined;

async function keep({ family, file, weight, unicodeRange }: Letters): Promise<void> {
  fetched = await new FontFace(family, `url(${file})`, { weight, unicodeRange }).load();
  localStorage.setItem(FETCHED, file);
}

function isHere({ family }: Letters): boolean {
  return [...document.fonts].some(face => face.family.replaceAll('"', '') === family);
}
