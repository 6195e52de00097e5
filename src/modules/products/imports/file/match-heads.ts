import { foreignFile } from '#products/imports/file/foreign/foreign-file.ts';
import { isNear } from '#products/imports/readers/read-choice.ts';
import { namesOtherUnit } from '#products/inventory/product/read-measure.ts';
import { tidyLine } from '#products/inventory/product/tidy-text.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { speaking } from '#shared/language/speaking.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { type AttributeColumn, attributeColumn, attributeIn } from './attribute-columns.ts';
import { COLUMN_NAMES, type ColumnName, columnHead, columnOf, columnShape } from './columns.ts';
import { TRANSLATION_COLUMNS } from './translation-columns.ts';

export interface MatchedHeads {
  /** The field of each column of the file; null if the column is ignored. */
  readonly columns: readonly (ColumnName | null)[];
  /** Heads of ignored columns. */
  readonly unknown: readonly string[];
  /** Heads with the same meaning as an earlier one. */
  readonly twice: readonly string[];
}

/** What languages are called in heads that a seller has written: “Title Hindi”. */
// biome-ignore lint/style/noRestrictedGlobals: only the server reads files
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
/** Shorter heads are too similar to each other to guess. */
const MIN_LENGTH_FOR_TYPOS = 5;
/** Longer heads are truncated, because matching them could take long (docs/security-cases.md E14). */
const MAX_HEAD_LENGTH = 200;

/**
 * Matches the first row of a file: ignores case, order and punctuation, knows other names, and allows one typo. If
 * there is an MRP column, "price" is the sale price. In a file of another program heads mean what they mean there, and
 * typos are not forgiven.
 * @param hasAttribute whether the shop has a typed attribute
 */
export function matchHeads(
  asSent: readonly string[],
  hasAttribute: (id: string) => boolean = () => false,
): MatchedHeads {
  const heads = asSent.map(head => head.slice(0, MAX_HEAD_LENGTH));
  const bare = heads.map(bareHead);
  const means = meaningIn(heads);
  const hasMrp = bare.some(head => head !== 'price' && exactly(head) === 'price');
  const columns: (ColumnName | null)[] = [];
  const unknown: string[] = [];
  const twice: string[] = [];
  for (const [at, head] of bare.entries()) {
    const attribute = attributeHead(heads[at] ?? '', hasAttribute);
    const foreign = means?.[foldName(heads[at] ?? '')];
    const own = () =>
      head === 'price' && hasMrp ? 'salePrice' : (exactly(head) ?? (means ? undefined : nearly(head)));
    const named = attribute ?? (foreign === undefined ? own() : (foreign ?? undefined));
    const name = named && !foreign && isOtherUnit(heads[at] ?? '', named) ? undefined : named;
    const isTwice = name !== undefined && columns.includes(name);
    columns.push(name === undefined || isTwice ? null : name);
    const said = tidyLine(heads[at] ?? '');
    if (isTwice) twice.push(said);
    else if (name === undefined && said !== '') unknown.push(said);
  }
  return { columns, unknown, twice };
}

/** What folded heads mean in the file of another program; undefined for any other file. */
function meaningIn(heads: readonly string[]): Readonly<Record<string, ColumnName | null>> | undefined {
  return foreignFile(heads)?.means(new Set(heads.map(foldName)));
}

/** `attr.ram`: nothing is guessed, because ids are as similar as typos. */
function attributeHead(head: string, hasAttribute: (id: string) => boolean): AttributeColumn | undefined {
  const id = attributeIn(tidyLine(head).toLowerCase());
  return id !== undefined && hasAttribute(id) ? attributeColumn(id) : undefined;
}

/** Only letters and digits; without brackets and currency, unless the whole is a name: “Title (Hindi)”. */
function bareHead(head: string): string {
  const whole = foldName(head);
  if (exactly(whole)) return whole;
  const plain = tidyLine(head)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:inr|rs\.?|rupees|₹)(?=\s|$)|[*₹]/giu, ' ');
  return foldName(plain) || whole;
}

/** `Weight (kg)`: reading its numbers as grams would be wrong. */
function isOtherUnit(head: string, name: ColumnName): boolean {
  const field = columnShape(name);
  return field.type === 'count' && field.unit !== undefined && namesOtherUnit(head, field.unit);
}

type Name = readonly [folded: string, name: ColumnName];

const NAMES: readonly Name[] = COLUMN_NAMES.filter(name => !columnOf(name).language).flatMap(name =>
  namesOf(name).map(word => [foldName(word), name] as const),
);

/**
 * Names of columns in a language: a name of the column with one of the language. Typos are not forgiven here, because codes
 * of languages are as similar as typos.
 */
const NAMES_WITH_LANGUAGE: ReadonlyMap<string, ColumnName> = new Map(
  TRANSLATION_COLUMNS.flatMap(({ name, field, language }) => [
    [foldName(name), name] as const,
    ...headsOf(name).map(head => [foldName(head), name] as const),
    ...namesOf(field).flatMap(word =>
      [language.name, ENGLISH_NAMES.of(language.code) ?? language.code].flatMap(spoken => [
        [foldName(word + spoken), name] as const,
        [foldName(spoken + word), name] as const,
      ]),
    ),
  ]),
);

function namesOf(name: ColumnName): string[] {
  return [name, ...headsOf(name), ...columnOf(name).called];
}

/** What a column is called in the languages of the shop. */
function headsOf(name: ColumnName): string[] {
  return LANGUAGES.map(({ code }) => speaking(code, () => columnHead(name)).replace(/\(.*\)/, ''));
}

function exactly(head: string): ColumnName | undefined {
  return NAMES.find(([folded]) => folded === head)?.[1] ?? NAMES_WITH_LANGUAGE.get(head);
}

function nearly(head: string): ColumnName | undefined {
  if (head.length < MIN_LENGTH_FOR_TYPOS) return undefined;
  return NAMES.find(([folded]) => folded.length >= MIN_LENGTH_FOR_TYPOS && isNear(head, folded))?.[1];
}
