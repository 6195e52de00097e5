import type { FieldName, ProductFields } from '#products/imports/file/product-fields.ts';
import { MAX } from '#products/inventory/product/product-draft.ts';
import { CATEGORY_CHOICES, KIND_CHOICES, SECTION_CHOICES, SERIAL_NAMES, STATUS_CHOICES } from './known-names.ts';
import { fault, type Read, value } from './read.ts';
import { readAmount } from './read-amount.ts';
import { type Choice, readChoice } from './read-choice.ts';
import { readImages } from './read-images.ts';
import { readList } from './read-list.ts';
import { readMonths } from './read-months.ts';
import { readOrigin } from './read-origin.ts';
import { readQuantity } from './read-quantity.ts';
import { readTaxRate } from './read-tax-rate.ts';
import { readText } from './read-text.ts';

type Readers = {
  readonly [Name in FieldName]: (text: string, brands: readonly Choice<string>[]) => Read<ProductFields[Name]>;
};

/** How each column is read; every one takes a tidied cell that is not empty. */
export const FIELD_READERS: Readers = {
  title: text => readText(text, MAX.title),
  description: text => readText(text, MAX.description),
  category: text => readChoice(text, CATEGORY_CHOICES, 'The category must be electronics.'),
  section: text => readChoice(text, SECTION_CHOICES, 'Must be featured, top-deals, trending or accessories.'),
  brand: (text, brands) => readChoice(text, brands, 'This shop does not carry this brand.'),
  kind: text => readChoice(text, KIND_CHOICES, 'Unknown product kind.'),
  price: text => aboveZero(readAmount(text)),
  salePrice: text => {
    const read = readAmount(text);
    return 'value' in read && read.value === 0 ? value(null) : read;
  },
  stock: readQuantity,
  images: readImages,
  highlights: text => readList(text, MAX.highlights, MAX.highlight),
  hsn: text => {
    const digits = text.replace(/[\s.]/g, '');
    return /^(?:\d{4}|\d{6}|\d{8})$/.test(digits) ? value(digits) : fault('An HSN code must have 4, 6 or 8 digits.');
  },
  taxRate: readTaxRate,
  origin: readOrigin,
  maker: text => readText(text, MAX.party),
  packer: text => readText(text, MAX.party),
  importer: text => readText(text, MAX.party),
  genericName: text => readText(text, MAX.genericName),
  netQuantity: text => readText(text, MAX.netQuantity),
  bisNumber: text => readText(text, MAX.bisNumber),
  warrantyMonths: readMonths,
  serialKind: text => readChoice(text, SERIAL_NAMES, 'Must be no, serial or imei.'),
  status: text => readChoice(text, STATUS_CHOICES, 'Must be live, draft or hidden.'),
};

/** What NIL means in each column; in those that are not here it is refused. */
export const EMPTY_MEANS: { readonly [Name in FieldName]?: ProductFields[Name] } = {
  salePrice: null,
  stock: 0,
  images: [],
  highlights: [],
  hsn: null,
  origin: null,
  maker: null,
  packer: null,
  importer: null,
  genericName: null,
  netQuantity: null,
  bisNumber: null,
  warrantyMonths: null,
  serialKind: 'none',
};

function aboveZero<Amount extends number>(read: Read<Amount>): Read<Amount> {
  return 'value' in read && read.value === 0 ? fault('The price must be above zero.') : read;
}
