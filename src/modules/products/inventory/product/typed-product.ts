import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { shortDecimals } from '#shared/money/indian-digits.ts';
import type { Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';
import { type ProductDraft, type ProductFaults, type ProductField, REQUIRED_FIELDS } from './product-draft.ts';
import type { ProductOnFile } from './products.contract.ts';

type TextField = Exclude<ProductField, 'images' | 'options' | 'specs'>;

/** A product as it stands in a form: what is typed, and lists that are put together. */
export interface TypedProduct extends Readonly<Record<TextField | 'siblingOf' | 'userName' | 'stockReason', string>> {
  readonly images: readonly string[];
  readonly options: readonly ProductOption[];
  readonly specs: readonly SpecGroup[];
}

export type TypedField = keyof TypedProduct;

/** The form of a product that is not there yet. */
export const BLANK_PRODUCT: TypedProduct = {
  title: '',
  description: '',
  category: 'electronics',
  section: '',
  brand: '',
  kind: 'other',
  price: '',
  salePrice: '',
  totalStock: '',
  images: [],
  options: [],
  highlights: '',
  specs: [],
  sku: '',
  hsn: '',
  gstRate: '',
  origin: '',
  maker: '',
  packer: '',
  importer: '',
  genericName: '',
  netQuantity: '',
  bisNumber: '',
  warrantyMonths: '',
  serialKind: '',
  status: 'live',
  siblingOf: '',
  userName: '',
  stockReason: 'correction',
};

const typedPrice = (amount: Paise | null) => (amount === null ? '' : shortDecimals(amount));

/** A product in its form, as it stands. */
export function typedOf(product: ProductOnFile): TypedProduct {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    title: product.title,
    description: product.description,
    category: product.category,
    section: product.section,
    brand: product.brand,
    kind: product.kind,
    price: typedPrice(product.price),
    salePrice: typedPrice(product.salePrice),
    totalStock: text(product.totalStock),
    images: product.images,
    options: product.options,
    highlights: product.highlights.join('\n'),
    specs: product.specs,
    sku: text(product.sku),
    hsn: text(product.hsn),
    gstRate: text(product.gstRate),
    origin: text(product.origin),
    maker: text(product.maker),
    packer: text(product.packer),
    importer: text(product.importer),
    genericName: text(product.genericName),
    netQuantity: text(product.netQuantity),
    bisNumber: text(product.bisNumber),
    warrantyMonths: text(product.warrantyMonths),
    serialKind: product.serialKind,
    status: product.status,
    siblingOf: product.variants[0]?._id ?? '',
    userName: product.username,
    stockReason: 'correction',
  };
}

/** A new product made like another: a draft with nothing on the shelf and no SKU, of the same family. */
export function copyOf(product: ProductOnFile): TypedProduct {
  const siblingOf = product.variants.length > 0 ? product._id : '';
  return { ...typedOf(product), totalStock: '0', sku: '', status: 'draft', siblingOf };
}

/** What is typed, in the words of the rules. */
export function draftOf(typed: TypedProduct): ProductDraft {
  const {
    price,
    salePrice,
    totalStock,
    gstRate,
    warrantyMonths,
    highlights,
    siblingOf: _s,
    userName: _u,
    stockReason: _r,
    ...rest
  } = typed;
  return {
    ...rest,
    price: typedAmount(price),
    salePrice: typedAmount(salePrice),
    totalStock: typedCount(totalStock),
    gstRate: typedCount(gstRate),
    warrantyMonths: typedCount(warrantyMonths),
    highlights: highlights.split('\n'),
  };
}

/** The fields in which two forms differ. */
export function changedFields(typed: TypedProduct, saved: TypedProduct): ReadonlySet<TypedField> {
  const fields = Object.keys(typed) as TypedField[];
  // A reason alone changes nothing.
  return new Set(
    fields
      .filter(field => field !== 'stockReason')
      .filter(field => JSON.stringify(typed[field]) !== JSON.stringify(saved[field])),
  );
}

/** Whether nothing that is asked for is missing; whether it is right is another question. */
export function isFilledIn(typed: TypedProduct): boolean {
  return REQUIRED_FIELDS.every(field => typed[field].trim() !== '');
}

function typedAmount(text: string): Paise | null {
  if (text.trim() === '') return null;
  const read = readMoney(text);
  return 'value' in read ? read.value : (Number.NaN as Paise);
}

/** Why amounts of a form can't be read. */
export function moneyFaults(typed: Pick<TypedProduct, 'price' | 'salePrice'>): ProductFaults {
  const faults = (['price', 'salePrice'] as const).flatMap(field => {
    const read = typed[field].trim() === '' ? undefined : readMoney(typed[field]);
    return read && 'fault' in read ? [[field, read.fault]] : [];
  });
  return Object.fromEntries(faults);
}

function typedCount(text: string): number | null {
  if (text.trim() === '') return null;
  const [, whole = '', decimals = ''] = /^([\d,]{1,20})(\.\d{1,2})?$/.exec(text.trim()) ?? [];
  const digits = ungrouped(whole);
  return digits === undefined ? Number.NaN : Number(digits + decimals);
}
