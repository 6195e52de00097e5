import { plainLine } from '#office/settings/groups/plain-line.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { languageName } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';
import type { CategoryNames } from './category-tree.ts';

export const MAX_NAME_LENGTH = 60;

/** Sentences by field. */
export type NameFaults = Record<string, string>;

interface NamesOf {
  /** The names so far; those in languages that the shop no longer offers stay. */
  readonly before: CategoryNames | undefined;
  /** The beginning of the fields: `names` for `names.hi`. */
  readonly field: string;
  /** What is wrong with a name that is a line of text, if anything. */
  readonly fault: (name: string, language: string) => string | undefined;
}

/** Reads the names of something in the languages of the shop; there must be an English one. Writes what is wrong into `faults`. */
export function readNames(
  typed: Readonly<Record<string, string>>,
  { before, field, fault }: NamesOf,
  faults: NameFaults,
): CategoryNames {
  const names: Record<string, string> = { ...before };
  for (const [code, text] of Object.entries(typed)) {
    const at = `${field}.${code}`;
    if (!LANGUAGES.some(language => language.code === code)) {
      if (text !== names[code]) faults[at] = t('products.categories.fault.language', { code });
    } else if (text.trim() === '' && code !== SOURCE_LANGUAGE) delete names[code];
    else {
      names[code] = lineOf(text, MAX_NAME_LENGTH, at, faults);
      const wrong = faults[at] === undefined && fault(names[code], code);
      if (wrong) faults[at] = wrong;
    }
  }
  if (names[SOURCE_LANGUAGE] === undefined)
    faults[`${field}.${SOURCE_LANGUAGE}`] = t('products.categories.fault.noName', {
      language: languageName(SOURCE_LANGUAGE),
    });
  return names;
}

/** One line of text; empty if something is wrong with it, which is written into `faults`. */
export function lineOf(
  text: string,
  most: number,
  field: string,
  faults: NameFaults,
  label: string = t('products.categories.field.name'),
): string {
  const line = plainLine(text, { label, fewest: 1, most });
  if ('value' in line) return line.value;
  faults[field] = line.fault;
  return '';
}
