import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNTRANSLATED } from '../../src/shared/language/catalogues.ts';
import { SOURCE_LANGUAGE } from '../../src/shared/language/language.ts';
import { pluralRules } from '../../src/shared/language/plural-rules.ts';
import { isReadInShop } from './back-office-texts.ts';

type Texts = Readonly<Record<string, string>>;

const ABOUT_ITSELF = 'language.json';

/**
 * Makes the folder of a new language with the files of the English one, or adds to a folder what English has more. The values
 * are English until they are translated; `--` in front marks them, and a marked text counts as missing.
 * @param extent `shop` for a language without the texts of the back-office
 * @returns the exit code
 */
export function addLanguage(root: string, code: string, extent = ''): number {
  const folder = join(root, 'languages', code);
  if (!/^[a-z]{2,3}$/.test(code) || code === SOURCE_LANGUAGE || !['', 'shop'].includes(extent)) {
    console.log(
      `“${[code, extent].join(' ').trim()}” is no code of a language, such as “ta” for Tamil or “ta shop” for its shop side.`,
    );
    return 1;
  }
  pluralRules(code);
  mkdirSync(folder, { recursive: true });
  const itself = { ...about(code), ...textsIn(join(folder, ABOUT_ITSELF)) };
  const isWanted = extent === 'shop' || itself.offered === 'shop' ? isReadInShop : () => true;
  const source = join(root, 'languages', SOURCE_LANGUAGE);
  for (const file of readdirSync(source).sort()) {
    const area = file.replace(/\.json$/, '');
    const own = file === ABOUT_ITSELF ? itself : textsIn(join(folder, file));
    const texts = filled(own, textsIn(join(source, file)), key => isWanted(`${area}.${key}`));
    if (Object.keys(texts).length > 0) writeFileSync(join(folder, file), `${JSON.stringify(texts, null, 2)}\n`);
  }
  console.log(
    `languages/${code} has a place for every text. Translate those with -- and take it away; docs/languages.md says how.`,
  );
  return 0;
}

/** The own texts in the order of the English ones, and English where there is none. */
function filled(own: Texts, english: Texts, isWanted: (key: string) => boolean): Texts {
  const wanted = Object.entries(english)
    .filter(([key]) => key in own || isWanted(key))
    .map(([key, text]) => [key, own[key] ?? UNTRANSLATED + text] as const);
  return { ...Object.fromEntries(wanted), ...own };
}

function about(code: string): Texts {
  const letters = new Intl.Locale(code).maximize().script ?? 'Latn';
  return {
    code,
    tag: `${code}-IN`,
    path: `/${code}`,
    home: `/${code}`,
    name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    letters: letters.toLowerCase(),
    offered: 'nowhere',
  };
}

function textsIn(path: string): Texts {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
}
