import { type AttributeShape, type AttributeValue, MAX_ATTRIBUTE_TEXT } from './attribute.ts';
import { baseUnits, readQuantity, wholeUnits } from './attribute-units.ts';

/** What is wrong with a value that was entered. */
export type BrokenAttribute = 'number' | 'range' | 'option' | 'yes-no' | 'length';

type ReadAttribute = { readonly value: AttributeValue } | { readonly broken: BrokenAttribute };

/**
 * Reads a value as entered in a form, a file or the API. Numbers are those that are shown, or texts with a unit; options and
 * yes or no may be named in any language of the shop.
 */
export function attributeValue(shape: AttributeShape, entered: string | number | boolean): ReadAttribute {
  switch (shape.type) {
    case 'number':
      return quantity(shape, entered);
    case 'choice':
      return option(shape, entered);
    case 'yes-no':
      return yesOrNo(entered);
    case 'text':
      if (typeof entered !== 'string' || [...entered].length > MAX_ATTRIBUTE_TEXT) return { broken: 'length' };
      return { value: entered };
  }
}

function quantity({ unit, min, max }: AttributeShape, entered: string | number | boolean): ReadAttribute {
  const value =
    typeof entered === 'number' ? wholeUnits(entered, baseUnits(unit)) : readQuantity(String(entered), unit);
  if (Number.isNaN(value)) return { broken: 'number' };
  return value < (min ?? 0) || value > (max ?? Number.MAX_SAFE_INTEGER) ? { broken: 'range' } : { value };
}

function option({ options }: AttributeShape, entered: string | number | boolean): ReadAttribute {
  const folded = foldedName(String(entered));
  const found = options.find(({ id, label, called = [] }) =>
    [id, label, ...called].some(name => foldedName(name) === folded),
  );
  return found ? { value: found.id } : { broken: 'option' };
}

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'ஆம்'].map(foldedName));
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'இல்லை'].map(foldedName));

function yesOrNo(entered: string | number | boolean): ReadAttribute {
  const folded = foldedName(String(entered));
  if (YES.has(folded)) return { value: true };
  return NO.has(folded) ? { value: false } : { broken: 'yes-no' };
}

/** Without case, spaces and punctuation, but with the plus that tells HD+ from HD: names that are the same here mean one option. */
export function foldedName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, '');
}
