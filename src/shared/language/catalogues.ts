import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, OFFERED, SOURCE_LANGUAGE } from './language.ts';

/** Every language has a folder of its own here, with a file for each area of the shop. */
export const LANGUAGES_FOLDER = join(import.meta.dirname, '../../../languages');

/** In front of a text that is still English; it counts as missing. */
export const UNTRANSLATED = '--';

/** The texts of one language by key. The name of a file is the beginning of its keys: `orders.cart.json` has `orders.cart.empty`. */
export type Catalogue = ReadonlyMap<string, string>;

/** @throws for a file that is not a flat list of texts */
export function readCatalogue(language: string, folder = LANGUAGES_FOLDER): Catalogue {
  const files = readdirSync(join(folder, language)).filter(name => name.endsWith('.json'));
  return new Map(files.sort().flatMap(name => textsIn(join(folder, language, name), name.slice(0, -'.json'.length))));
}

function textsIn(path: string, area: string): [string, string][] {
  const texts = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
  return texts.flatMap(([key, text]): [string, string][] => {
    if (typeof text !== 'string') throw new Error(`${path}: the text of ${key} is not in quotes.`);
    return text.startsWith(UNTRANSLATED) ? [] : [[`${area}.${key}`, text]];
  });
}

/** What a language says about itself in its `language.json`. */
export function languageOf(code: string, own: Catalogue): Language {
  return {
    code,
    prefix: own.get('language.path') ?? '',
    tag: own.get('language.tag') ?? code,
    name: own.get('language.name') ?? code,
    offered: OFFERED.find(offered => offered === own.get('language.offered')) ?? 'nowhere',
  };
}

/** While developing, also the language that the screens are shown in (bin/dev.mjs). */
export function isOffered({ code, offered }: Language): boolean {
  return code === SOURCE_LANGUAGE || offered !== 'nowhere' || code === process.env.SHOP_LANGUAGE;
}

/** The languages that have a folder, the source first. */
export function languageFolders(folder = LANGUAGES_FOLDER): string[] {
  const others = readdirSync(folder).filter(
    name => name !== SOURCE_LANGUAGE && existsSync(join(folder, name, 'language.json')),
  );
  return [SOURCE_LANGUAGE, ...others.sort()];
}
