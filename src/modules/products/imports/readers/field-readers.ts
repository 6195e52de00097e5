import type { DigitsShape } from '#products/catalog/product/fields/field-shape.ts';
import type { FitBrands } from '#products/catalog/product/fits/fit-brands.ts';
import type { ProductField } from '#products/catalog/product/product.fields.ts';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import { isAttributeColumn } from '#products/imports/file/attribute-columns.ts';
import { COLUMN_NAMES, columnOf, columnShape } from '#products/imports/file/columns.ts';
import type { FieldName, ImportedFields } from '#products/imports/file/product-fields.ts';
import { NO_TRANSLATIONS } from '#products/imports/file/translation-columns.ts';
import { brokenRule } from '#products/inventory/product/field-rules.ts';
import { readFits } from '#products/inventory/product/list-readers.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { t } from '#shared/language/t.ts';
import { choiceText } from '#shared/text/choice-text.ts';
import type { AttributeCells } from './attribute-cells.ts';
import type { CategoryWords } from './category-words.ts';
import {
  readAmountCell,
  readList,
  readMeasureCell,
  readMonths,
  readNumber,
  readOrigin,
  readPerCent,
  readTaxRate,
  readText,
  readUnitCount,
} from './cell-readers.ts';
import { CONDITION_CHOICES, GRADE_CHOICES, SECTION_CHOICES, SERIAL_NAMES, STATUS_CHOICES } from './known-names.ts';
import { readOptionsCell } from './options-cell.ts';
import { fault, type ReadCell, value } from './read.ts';
import { type CellChoice, readChoiceCell } from './read-choice.ts';
import { readImageCells } from './read-images.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

/** The rows of the shop that cells may name. */
export interface KnownNames {
  readonly brands: readonly CellChoice<string>[];
  readonly categories: CategoryWords;
  readonly attributes: AttributeCells;
  /** How lines of what a product fits name brands. */
  readonly fitBrandOf: FitBrands;
  /** What the product of the row fits already, as far as it is known. */
  readonly storedFits?: readonly string[];
}

type Reader<Name extends FieldName = FieldName> = (text: string, known: KnownNames) => ReadCell<ImportedFields[Name]>;

/** The readers of columns for which the rules of the field are not enough. */
const OWN_READERS: { readonly [Name in FieldName]?: Reader<Name> } = {
  section: text => readChoiceCell(text, SECTION_CHOICES, t('products.imports.cell.section')),
  brand: (text, { brands }) => readChoiceCell(text, brands, t('products.imports.cell.brand')),
  condition: text => readChoiceCell(text, CONDITION_CHOICES, t('products.imports.cell.condition')),
  conditionGrade: text => readChoiceCell(text, GRADE_CHOICES, t('products.imports.cell.conditionGrade')),
  batteryHealth: readPerCent,
  price: text => aboveZero(readAmountCell(text)),
  salePrice: text => {
    const read = readAmountCell(text);
    return 'value' in read && read.value === 0 ? value(null) : read;
  },
  stock: readUnitCount,
  images: readImageCells,
  fits: (text, { fitBrandOf, categories, storedFits }) => {
    const cell = readList(text, LIST_LIMITS.fits, LIST_LIMITS.fit);
    if ('fault' in cell) return cell;
    const read = readFits(cell.value, fitBrandOf, categories, storedFits);
    return 'fault' in read ? fault(read.fault) : value(read.value);
  },
  options: readOptionsCell,
  taxRate: readTaxRate,
  origin: readOrigin,
  warrantyMonths: readMonths,
  serialKind: text => readChoiceCell(text, SERIAL_NAMES, t('products.imports.cell.serialKind')),
  status: text => readChoiceCell(text, STATUS_CHOICES, t('products.imports.cell.status')),
};

const READERS: ReadonlyMap<string, Reader> = new Map(
  COLUMN_NAMES.filter(name => name !== 'sku').map(name => [name, OWN_READERS[name] ?? plainReader(name)]),
);

/** Reads a trimmed cell that is not empty. */
export function readFieldCell(name: FieldName, text: string, known: KnownNames): ReadCell<ImportedFields[FieldName]> {
  if (isAttributeColumn(name)) return known.attributes.read(name, text);
  const read = READERS.get(name);
  if (!read) throw new Error(`There is no column ${name}.`);
  return read(text, known);
}

/** The reader of a text, number, choice or list, from the rules of its field. */
function plainReader(name: FieldName): Reader {
  const field = columnShape(name);
  if (field.type === 'count') {
    const { min = 0, max, unit } = field;
    return text => (unit ? readMeasureCell(text, min, max, unit) : readNumber(text, min, max));
  }
  if (field.type === 'text' && field.digits) return digitsReader(name, field.digits);
  if (field.type === 'lines') return text => readList(text, LIST_LIMITS.highlights, LIST_LIMITS.highlight);
  if (field.type !== 'choice') return text => readText(text, 'max' in field ? field.max : Infinity);
  const choices = field.of.map(choice => ({ value: choice, called: [] }));
  return text => readChoiceCell(text, choices, t('products.imports.cell.choice', { choices: field.of.join(', ') }));
}

/** The reader of a code of digits. Spreadsheets shorten long ones. */
function digitsReader(name: FieldName, { ignores, counts }: DigitsShape): (text: string) => ReadCell<string> {
  return text => {
    const damage = codeDamageOf(text);
    if (damage) return fault(damage);
    const digits = text.replace(ignores, '');
    const broken = brokenRule(columnOf(name).field as ProductField, digits);
    if (!broken) return value(digits);
    return broken.rule === 'checkDigit'
      ? fault(t('products.imports.cell.checkDigit'))
      : fault(t('products.imports.cell.digits', { counts: choiceText(counts.map(String)), count: digits.length }));
  };
}

/** The value that NIL stands for; columns that are missing here refuse it. */
export const EMPTY_MEANS: { readonly [Name in FieldName]?: ImportedFields[Name] } = {
  ...NOTHING_SAID,
  ...NO_TRANSLATIONS,
  ...{ stock: 0, images: [], options: [], highlights: [], fits: [], serialKind: 'none', variantGroup: null },
};

function aboveZero<Amount extends number>(read: ReadCell<Amount>): ReadCell<Amount> {
  return 'value' in read && read.value === 0 ? fault(t('products.imports.cell.price')) : read;
}
