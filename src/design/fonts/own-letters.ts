import { t } from '#shared/language/t.ts';
import devanagari from './anek-devanagari-face.css?url';
import tamil from './anek-tamil-face.css?url';

interface Letters {
  readonly sheet: string;
  readonly family: string;
  /** One of them: a face is loaded for a text that it has letters of. */
  readonly sample: string;
}

/** The typeface of a language with letters of its own, by `letters` in its language.json, for its pages only. */
const FACES: Readonly<Record<string, Letters>> = {
  deva: { sheet: devanagari, family: 'Anek Devanagari', sample: 'अ' },
  taml: { sheet: tamil, family: 'Anek Tamil', sample: 'அ' },
};

export const ownLetters: Letters | undefined = FACES[t('language.letters')];
