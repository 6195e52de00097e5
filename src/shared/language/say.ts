import { indianDigits } from '#shared/money/indian-digits.ts';
import { type Catalogue, readCatalogue } from './catalogues.ts';
import { SOURCE_LANGUAGE } from './language.ts';
import { readMessage } from './message.ts';
import { sourceOf } from './message-source.ts';
import { spokenLanguage } from './speaking.ts';

type Values = Readonly<Record<string, unknown>>;
type Say = (values: Values, number: (count: number) => string, join?: (...pieces: unknown[]) => unknown) => unknown;

const catalogues = new Map<string, Catalogue>();
const compiled = new Map<string, Say>();

/** A text in the spoken language, or in English if it has none. Compiled when it is first used. */
export function say(key: string, values: Values, join?: (...pieces: unknown[]) => unknown): unknown {
  const language = spokenLanguage();
  const at = `${join ? 'rich' : 'text'} ${language} ${key}`;
  const known = compiled.get(at) ?? compile(language, key, join !== undefined);
  compiled.set(at, known);
  return known(values, indianDigits, join);
}

function compile(language: string, key: string, isRich: boolean): Say {
  const own = catalogueOf(language).get(key);
  const text = own ?? catalogueOf(SOURCE_LANGUAGE).get(key);
  if (text === undefined) throw new Error(`languages/${SOURCE_LANGUAGE} has no text “${key}”.`);
  const source = sourceOf(readMessage(text), {
    language: own === undefined ? SOURCE_LANGUAGE : language,
    valueOf: name => `values.${name}`,
    number: 'number',
    join: isRich ? 'join' : undefined,
  });
  return new Function('values', 'number', 'join', `return ${source}`) as Say;
}

function catalogueOf(language: string): Catalogue {
  const known = catalogues.get(language) ?? readCatalogue(language);
  catalogues.set(language, known);
  return known;
}
