import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { OFFERED, SOURCE_LANGUAGE } from '../../src/shared/language/language.ts';
import type { MessagePieces, Need } from '../../src/shared/language/message.ts';
import { pluralRules } from '../../src/shared/language/plural-rules.ts';
import { isReadInShop } from './back-office-texts.ts';
import { callSites } from './call-sites.ts';
import type { Library } from './library.ts';
import { writtenTexts } from './written-texts.ts';

/** A broken rule at a place that a person can open. */
export interface TextFault {
  readonly where: string;
  readonly what: string;
}

/** What shoppers, sellers and administrators read; the words of commands and of the log are for operators. */
const READ_BY_PEOPLE =
  /^src\/(?:root\.tsx$|(?:modules|shell|design(?!\/gallery)|routing|shared|platform\/(?:http(?!\/(?:openapi|load|mcp))|pages|notify))\/)/;

/**
 * Not texts but data, the same in every language: what shoppers type, what files of sellers say, what is stored, tax
 * documents, official names of places, names of browsers and couriers, what payment providers answer, and what programs and
 * models read, whose protocols are in English.
 */
const DATA = new RegExp(
  `^src/modules/(?:${[
    'finance/cash/server/stored-words',
    'finance/invoices/(?:document-text|server/issuing/issue-commissions)',
    'office/assistants/server/(?:mcp-server|kinds/(?:answer|order-status|price-stock))',
    'office/pages/document/marks',
    'office/status/server/page-speeds',
    'orders/agents/server/(?:agents-text|agents\\.routes|catalog/search-catalog|once|operations|perform|platforms/[a-z-]+|protocol-errors|sessions/change-session|signing/verify-request)',
    'orders/orders/parcels/parcel',
    'payments/payments/server/(?:providers/counted-providers|sandbox/sandbox)',
    'people/accounts/(?:device-name|server/users/account-of-person\\.queries)',
    'people/addresses/(?:city-of-pincode|state)',
    'products/catalog/(?:attributes/sample-attributes|categories/sample-categories|search/(?:dictionary/[a-z-]+|meaning/[a-z-]+)|server/writing/grow-catalogue)',
    'products/imports/(?:file/examples|readers/known-names)',
    'products/inventory/product/usual-options',
    'shop/shop/identity/(?:default|demo)-identity',
  ].join('|')})\\.tsx?$`,
);

/** Keys that are read by name and not by `t`. */
const READ_BY_NAME = /^language\./;
/** Compiled for each language, so a constant may hold a text. */
const COMPILED = /^src\/(?:modules\/[^/]+\/[^/]+\/ui|shell|design|routing)\/|^src\/root\.tsx$/;

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export function readSources(root: string, folder = 'src'): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Everything that is wrong with the texts of the shop. */
export function textFaults(library: Library, sources: readonly SourceFile[]): TextFault[] {
  return [
    ...library.languages.flatMap(language => [...catalogueFaults(library, language)]),
    ...keyFaults(library, sources),
    ...placeFaults(sources),
  ];
}

/** Keys of one language against the English ones. */
export function* catalogueFaults(library: Library, language: string): Generator<TextFault> {
  const english = library.catalogue(SOURCE_LANGUAGE);
  for (const key of library.catalogue(language).keys()) {
    const where = `languages/${language}`;
    if (!english.has(key)) {
      yield { where, what: `“${key}” is no text of the shop: it is not in languages/${SOURCE_LANGUAGE}` };
      continue;
    }
    try {
      const [own, wanted] = [library.needsIn(language, key), library.needs(key)];
      const differs = differences(own, wanted);
      if (differs) yield { where, what: `“${key}” ${differs} the English text` };
      yield* formFaults(library.message(language, key).message, language, { where, key });
    } catch (error) {
      yield { where, what: (error as Error).message };
    }
  }
  if (language === SOURCE_LANGUAGE) return;
  const where = `languages/${language}/language.json`;
  const offered = library.catalogue(language).get('language.offered');
  if (!OFFERED.some(known => known === offered)) yield { where, what: `“offered” is none of ${OFFERED.join(', ')}` };
  const missing = missingKeys(library, language);
  if (offered === 'everywhere')
    for (const key of missing)
      yield { where: `languages/${language}`, what: `“${key}” is missing; this language has every text` };
  if (offered === 'shop')
    for (const key of missing.filter(isReadInShop))
      yield { where: `languages/${language}`, what: `“${key}” is missing; this language has every text of the shop` };
}

export function missingKeys(library: Library, language: string): string[] {
  const own = library.catalogue(language);
  return [...library.catalogue(SOURCE_LANGUAGE).keys()].filter(key => !own.has(key));
}

function differences(own: ReadonlyMap<string, Need>, wanted: ReadonlyMap<string, Need>): string | undefined {
  const added = [...own.keys()].filter(name => !wanted.has(name));
  if (added.length > 0) return `asks for ${added.join(', ')}, unlike`;
  const lost = [...wanted.keys()].filter(name => !own.has(name));
  if (lost.length > 0) return `leaves out ${lost.join(', ')} of`;
  const other = [...own].find(([name, need]) => !isSame(need, wanted.get(name)));
  return other && `uses ${other[0]} in another way than`;
}

/** A count may be shown as a bare number in one language and decide the form in another. */
function isSame(one: Need, other: Need | undefined): boolean {
  const kind = (need: Need | undefined) => (need === 'number' ? 'text' : need);
  return JSON.stringify(kind(one)) === JSON.stringify(kind(other));
}

/** A plural has just the forms of its language. */
function* formFaults(
  message: MessagePieces,
  language: string,
  at: { where: string; key: string },
): Generator<TextFault> {
  for (const piece of message) {
    if (piece.kind === 'tag') yield* formFaults(piece.content, language, at);
    if (piece.kind !== 'plural' && piece.kind !== 'select') continue;
    for (const option of Object.values(piece.options)) yield* formFaults(option, language, at);
    if (piece.kind !== 'plural') continue;
    const wanted = ['other', ...pluralRules(language).map(([category]) => category)];
    const own = Object.keys(piece.options).filter(option => !option.startsWith('='));
    const [lost, foreign] = [
      wanted.filter(form => !own.includes(form)),
      own.filter(form => !wanted.includes(form as 'other')),
    ];
    if (lost.length > 0) yield { where: at.where, what: `“${at.key}” has no form “${lost.join('”, “')}”` };
    if (foreign.length > 0)
      yield {
        where: at.where,
        what: `“${at.key}” has a form “${foreign.join('”, “')}” that the language does not have`,
      };
  }
}

/** Keys that nobody uses or nobody has written, and texts that would be made in one language only. */
function* keyFaults(library: Library, sources: readonly SourceFile[]): Generator<TextFault> {
  const english = library.catalogue(SOURCE_LANGUAGE);
  const used = new Set<string>();
  for (const { path, text } of sources) {
    for (const { key, start, isAtTop, isRich } of callSites(path, text)) {
      const where = `${path}:${text.slice(0, start).split('\n').length}`;
      used.add(key);
      if (!english.has(key)) yield { where, what: `“${key}” is in no catalogue` };
      else if (!isRich && [...library.needs(key).values()].includes('tag'))
        yield { where, what: `“${key}” has tags, so it needs rich()` };
      if (isAtTop && !COMPILED.test(path))
        yield { where, what: `“${key}” is made when the file is loaded, in one language: call t() inside a function` };
    }
  }
  for (const key of english.keys())
    if (!used.has(key) && !READ_BY_NAME.test(key))
      yield { where: `languages/${SOURCE_LANGUAGE}`, what: `nobody uses “${key}”` };
}

/** Texts outside of the catalogues, where they should be in them. */
function* placeFaults(sources: readonly SourceFile[]): Generator<TextFault> {
  for (const { path, text } of sources) {
    const found = READ_BY_PEOPLE.test(path) && !DATA.test(path) ? writtenTexts(path, text) : [];
    for (const { line, text: written } of found)
      yield {
        where: `${path}:${line}`,
        what: `“${written.slice(0, 60)}” belongs into a catalogue (docs/languages.md)`,
      };
  }
}
