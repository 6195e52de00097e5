import { fieldOf } from '#products/catalog/product/product.fields.ts';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import { COLUMN_NAMES, COLUMNS } from '#products/imports/file/columns.ts';
import type { FieldName, ImportedFields } from '#products/imports/file/product-fields.ts';
import { brokenRule } from '#products/inventory/product/field-rules.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import {
  readAmountCell,
  readList,
  readMonths,
  readNumber,
  readOrigin,
  readQuantity,
  readTaxRate,
  readText,
} from './cell-readers.ts';
import { CATEGORY_CHOICES, KIND_CHOICES, SECTION_CHOICES, SERIAL_NAMES, STATUS_CHOICES } from './known-names.ts';
import { fault, type ReadCell, value } from './read.ts';
import { type CellChoice, readChoiceCell } from './read-choice.ts';
import { readImageCells } from './read-images.ts';

type Readers = {
  readonly [Name in FieldName]: (text: string, brands: readonly CellChoice<string>[]) => ReadCell<ImportedFields[Name]>;
};

const NAMES = COLUMN_NAMES.filter(name => name !== 'sku');

/** The reader of each column; it gets a trimmed cell that is not empty. */
export const FIELD_READERS: Readers = {
  ...(Object.fromEntries(NAMES.map(name => [name, plainReader(name)])) as unknown as Readers),
  category: text => readChoiceCell(text, CATEGORY_CHOICES, 'The category must be electronics.'),
  section: text => readChoiceCell(text, SECTION_CHOICES, 'Must be featured, top-deals, trending or accessories.'),
  brand: (text, brands) => readChoiceCell(text, brands, 'This shop does not carry this brand.'),
  kind: text => readChoiceCell(text, KIND_CHOICES, 'Unknown product kind.'),
  price: text => aboveZero(readAmountCell(text)),
  salePrice: text => {
    const read = readAmountCell(text);
    return 'value' in read && read.value === 0 ? value(null) : read;
  },
  stock: readQuantity,
  images: readImageCells,
  highlights: text => readList(text, LIST_LIMITS.highlights, LIST_LIMITS.highlight),
  hsn: text => {
    const digits = text.replace(/[\s.]/g, '');
    return brokenRule('hsn', digits) ? fault('An HSN code must have 4, 6 or 8 digits.') : value(digits);
  },
  taxRate: readTaxRate,
  origin: readOrigin,
  warrantyMonths: readMonths,
  serialKind: text => readChoiceCell(text, SERIAL_NAMES, 'Must be no, serial or imei.'),
  status: text => readChoiceCell(text, STATUS_CHOICES, 'Must be live, draft or hidden.'),
};

/** The reader of a text, number or choice, from the rules of its field. */
function plainReader(name: FieldName): (text: string) => ReadCell<unknown> {
  const field = fieldOf(COLUMNS[name].field);
  if (field.type === 'count') return text => readNumber(text, field.min ?? 0, field.max);
  if (field.type !== 'choice') return text => readText(text, 'max' in field ? field.max : Infinity);
  const choices = field.of.map(choice => ({ value: choice, called: [] }));
  return text => readChoiceCell(text, choices, `Must be one of: ${field.of.join(', ')}.`);
}

/** The value that NIL stands for; columns that are missing here refuse it. */
export const EMPTY_MEANS: { readonly [Name in FieldName]?: ImportedFields[Name] } = {
  ...NOTHING_SAID,
  ...{ stock: 0, images: [], highlights: [], serialKind: 'none' },
};

function aboveZero<Amount extends number>(read: ReadCell<Amount>): ReadCell<Amount> {
  return 'value' in read && read.value === 0 ? fault('The price must be above zero.') : read;
}
