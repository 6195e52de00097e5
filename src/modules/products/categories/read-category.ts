import type { Category, CategoryPicture, CategoryTree } from '#products/catalog/categories/category-tree.ts';
import {
  FEWEST_DAYS_FOR_RETURN,
  MOST_DAYS_FOR_RETURN,
  type ReturnRule,
} from '#products/catalog/categories/return-rule.ts';
import { lineOf, type NameFaults, readNames } from '#products/catalog/categories/typed-names.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { GST_RATES, GST_RATES_TEXT } from '#products/inventory/product/gst-rates.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';

/** A category as an administrator types it. */
export interface TypedCategory extends Pick<Category, 'hsn' | 'serialKind' | 'hidden' | 'said'> {
  readonly parent: Kind | null;
  readonly names: Readonly<Record<string, string>>;
  /** In per cent. */
  readonly gstRate: number | null;
  /** Undefined: as before. */
  readonly picture?: CategoryPicture | null | undefined;
  readonly returns?: ReturnRule | null | undefined;
}

/** Deep enough for any shop; more would be too narrow on a phone. */
const MAX_DEPTH = 4;
const MAX_WITHIN_ONE = 60;
const MAX_CATEGORIES = 500;
export const MAX_CATEGORY_SAID_LENGTH = 400;
export const MAX_ALT_LENGTH = 200;
export const MAX_RETURN_REASON_LENGTH = 120;

type ReadCategory = { readonly category: Category } | { readonly faults: NameFaults };

/**
 * Reads a category for its place in the tree. A name belongs to one category only, because files and lists of products name
 * categories by it.
 * @param id a new one's is not in the tree yet
 * @returns what is wrong by field, with `names.hi` for a name, when anything is
 */
export function readCategory(typed: TypedCategory, id: Kind, tree: CategoryTree): ReadCategory {
  const faults: NameFaults = { ...placeFaults(typed.parent, id, tree) };
  const names = readNames(
    typed.names,
    {
      ...{ before: tree.get(id)?.names, field: 'names' },
      fault: (name, language) => nameFault(name, language, id, tree),
    },
    faults,
  );
  const said = typed.said.trim() === '' ? '' : lineOf(typed.said, MAX_CATEGORY_SAID_LENGTH, 'said', faults);
  const hsn = typed.hsn?.replace(/\s/g, '') || null;
  if (hsn !== null && !/^(?:\d{4}|\d{6}|\d{8})$/.test(hsn)) faults.hsn = t('products.categories.fault.hsn');
  if (typed.gstRate !== null && !GST_RATES.includes(typed.gstRate))
    faults.gstRate = t('products.categories.fault.gstRate', { rates: GST_RATES_TEXT });
  const before = tree.get(id);
  const picture = typed.picture === undefined ? (before?.picture ?? null) : readPicture(typed.picture, faults);
  const returns = typed.returns === undefined ? (before?.returns ?? null) : readReturns(typed.returns, faults);
  if (Object.keys(faults).length > 0) return { faults };
  const { parent: parentId, gstRate, serialKind, hidden } = typed;
  const gstRateBp = gstRate === null ? null : gstRate * 100;
  return { category: { id, parentId, names, said, hsn, gstRateBp, serialKind, hidden, picture, returns } };
}

/** Texts in languages of the shop, without the empty ones. */
function readTexts(
  typed: Readonly<Record<string, string>>,
  { field, label, most }: { readonly field: string; readonly label: string; readonly most: number },
  faults: NameFaults,
) {
  const texts: Record<string, string> = {};
  for (const { code } of LANGUAGES) {
    const text = typed[code]?.trim() ?? '';
    if (text !== '') texts[code] = lineOf(text, most, `${field}.${code}`, faults, label);
  }
  return texts;
}

function readPicture(typed: CategoryPicture | null, faults: NameFaults): CategoryPicture | null {
  if (typed === null) return null;
  return {
    src: typed.src,
    alts: readTexts(
      typed.alts,
      { field: 'alts', label: t('products.categories.field.alt'), most: MAX_ALT_LENGTH },
      faults,
    ),
  };
}

/** What can't be returned can be, where it arrives damaged, faulty, wrong or incomplete, as long as everything else. */
function readReturns(typed: ReturnRule | null, faults: NameFaults): ReturnRule | null {
  if (typed === null) return null;
  const { way } = typed;
  const days = way === 'none' ? FEWEST_DAYS_FOR_RETURN : typed.days;
  if (!Number.isInteger(days) || days < FEWEST_DAYS_FOR_RETURN || days > MOST_DAYS_FOR_RETURN)
    faults.returnDays = t('products.categories.fault.returnDays', {
      least: FEWEST_DAYS_FOR_RETURN,
      most: MOST_DAYS_FOR_RETURN,
    });
  if (way !== 'none') return { way, days };
  const reasons = readTexts(
    typed.reasons ?? {},
    { field: 'reasons', label: t('products.categories.field.reason'), most: MAX_RETURN_REASON_LENGTH },
    faults,
  );
  if (!reasons[SOURCE_LANGUAGE]) faults[`reasons.${SOURCE_LANGUAGE}`] ??= t('products.categories.fault.noReason');
  return { way, days, reasons };
}

function nameFault(name: string, language: string, id: Kind, tree: CategoryTree): string | undefined {
  const key = keyOf(name);
  if (key === '') return t('products.categories.fault.noLetters');
  const other = tree.all.find(each => each.id !== id && keyOf(each.names[language] ?? '') === key);
  if (!other) return undefined;
  const above = other.parentId;
  return above === null
    ? t('products.categories.fault.nameTakenAtTop', { name })
    : t('products.categories.fault.nameTaken', { name, above: tree.nameOf(above, language) });
}

/** Upper and lower case, spaces and punctuation make no other name. */
function keyOf(name: string): string {
  return searchWords(name).join('');
}

function placeFaults(parent: Kind | null, id: Kind, tree: CategoryTree): NameFaults {
  const before = tree.get(id);
  const isMoved = !before || before.parentId !== parent;
  if (!before && tree.all.length >= MAX_CATEGORIES)
    return { parent: t('products.categories.fault.tooMany', { most: MAX_CATEGORIES }) };
  if (parent !== null && !tree.get(parent)) return { parent: t('products.categories.fault.noParent') };
  const name = tree.nameOf(id, t('language.code'));
  if (parent === id) return { parent: t('products.categories.fault.inItself', { name }) };
  if (parent !== null && tree.within([id]).includes(parent))
    return { parent: t('products.categories.fault.cycle', { name, parent: tree.nameOf(parent, t('language.code')) }) };
  if (!isMoved) return {};
  if (depthOf(parent, tree) + heightOf(id, tree) > MAX_DEPTH)
    return { parent: t('products.categories.fault.tooDeep', { most: MAX_DEPTH }) };
  if (tree.all.filter(({ parentId }) => parentId === parent).length >= MAX_WITHIN_ONE)
    return { parent: t('products.categories.fault.tooManyWithin', { most: MAX_WITHIN_ONE }) };
  return {};
}

function depthOf(id: Kind | null, tree: CategoryTree): number {
  return id === null ? 0 : tree.upFrom(id).length;
}

/** How many levels it has with what is in it. */
function heightOf(id: Kind, tree: CategoryTree): number {
  const levels = tree.within([id]).map(each => depthOf(each, tree));
  return levels.length === 0 ? 1 : Math.max(...levels) - depthOf(id, tree) + 1;
}

/** What is wrong with the id that somebody gives a new category. */
export function categoryIdFault(id: string, tree: CategoryTree): string | undefined {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) return t('products.categories.fault.id');
  return tree.get(id) ? t('products.categories.fault.idTaken', { id }) : undefined;
}
