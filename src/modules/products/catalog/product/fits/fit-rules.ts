import { GTIN_LENGTHS, hasRightCheckDigit } from '#products/catalog/product/gtin.ts';
import { slugOf } from '#products/catalog/product/slug.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';

/** One line of what a product fits: the product of a GTIN, or those of a brand with these words, or in this category. */
export type FitRule =
  | { readonly gtin: string }
  | {
      readonly brand: string;
      /** Null for any category. */
      readonly kind: string | null;
      readonly words: readonly string[];
    };

/** What a product is compared by. */
export interface FittedDevice {
  readonly brand: string;
  /** Its category and those above. */
  readonly kinds: readonly string[];
  /** Its GTIN with 14 digits, and what it is linked by. */
  readonly gtins: readonly string[];
  readonly words: readonly string[];
}

/** Words that make another model: a case for a Galaxy S24 does not fit a Galaxy S24 Ultra. */
const MODEL_WORDS = new Set(
  'plus pro max ultra mini lite fe se air neo prime note fold flip edge turbo xl slim'.split(' '),
);

/**
 * Reads `brand / model`, `brand / model / category` or a GTIN; undefined if it is neither. Whether there is such a brand and
 * category is for the caller to check.
 */
export function readFitRule(line: string): FitRule | undefined {
  const [first = '', model = '', kind = '', ...more] = line.split('/').map(part => part.trim());
  const digits = first.replaceAll(/[\s-]/g, '');
  if (/^\d{8,14}$/.test(digits)) return model === '' && kind === '' ? readGtin(digits) : undefined;
  const brand = slugOf(first);
  const words = [...new Set(searchWords(model))];
  if (brand === '' || more.length > 0 || (words.length === 0 && kind === '')) return undefined;
  return { brand, kind: kind === '' ? null : kind.toLowerCase(), words };
}

function readGtin(digits: string): FitRule | undefined {
  const isGtin = GTIN_LENGTHS.some(count => count === digits.length) && hasRightCheckDigit(digits);
  return isGtin ? { gtin: digits.padStart(14, '0') } : undefined;
}

/** The rules of lines that were checked. */
export function fitRules(lines: readonly string[]): FitRule[] {
  return lines.flatMap(line => readFitRule(line) ?? []);
}

export function deviceWords(title: string, model: string | null): string[] {
  return [...new Set(searchWords(`${title} ${model ?? ''}`))];
}

/** The words of a device that a rule with a model must have too. */
export function modelWords(words: readonly string[]): string[] {
  return words.filter(word => MODEL_WORDS.has(word));
}

/** Whether a product fits a device; `listFitting` asks the same in SQL. */
export function fits(rules: readonly FitRule[], device: FittedDevice): boolean {
  return rules.some(rule => {
    if ('gtin' in rule) return device.gtins.includes(rule.gtin);
    if (rule.brand !== device.brand || (rule.kind !== null && !device.kinds.includes(rule.kind))) return false;
    return (
      rule.words.length === 0 ||
      (rule.words.every(word => device.words.includes(word)) &&
        modelWords(device.words).every(word => rule.words.includes(word)))
    );
  });
}
