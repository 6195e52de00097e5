import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNTRANSLATED } from '../../src/shared/language/catalogues.ts';
import { SOURCE_LANGUAGE } from '../../src/shared/language/language.ts';
import { pluralRules } from '../../src/shared/language/plural-rules.ts';

/**
 * Makes the folder of a new language with all files of the English one. The values are English until they are translated;
 * `--` in front marks them, and a marked text counts as missing.
 * @returns the exit code
 */
export function addLanguage(root: string, code: string): number {
  const folder = join(root, 'languages', code);
  if (!/^[a-z]{2,3}$/.test(code) || existsSync(folder)) {
    console.log(`“${code}” is no code of a language, such as ta for Tamil, or its folder is there already.`);
    return 1;
  }
  pluralRules(code);
  mkdirSync(folder);
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const letters = new Intl.Locale(code).maximize().script ?? 'Latn';
  const source = join(root, 'languages', SOURCE_LANGUAGE);
  for (const file of readdirSync(source)) {
    const texts = JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>;
    const known = {
      code,
      tag: `${code}-IN`,
      path: `/${code}`,
      home: `/${code}`,
      name: own,
      letters: letters.toLowerCase(),
    };
    const made = Object.entries(texts).map(([key, text]) => [
      key,
      file === 'language.json' && key in known ? known[key as 'code'] : UNTRANSLATED + text,
    ]);
    writeFileSync(join(folder, file), `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`);
  }
  console.log(`languages/${code} is there. Translate its texts and take the -- away; docs/languages.md says how.`);
  return 0;
}
