import { SERIAL_KINDS, usualSerials } from '#orders/serials/serial-kind.ts';
import { PRODUCT_STATUSES } from '#products/catalog/product/product-content.ts';
import { CATEGORIES, KINDS, SECTIONS } from '#products/catalog/vocabulary.ts';
import { oneOf, optional, price, type Read, required, salePrice, wholeNumber } from './field-readers.ts';
import { readHighlights, readImages, readOptions, readSpecs } from './list-readers.ts';
import {
  type CheckedProduct,
  FIELD_LABELS as label,
  MAX,
  type ProductDraft,
  type ProductFaults,
  type ProductField,
} from './product-draft.ts';
import { GST_RATES, GST_RATES_TEXT, HSN_OF_KIND, USUAL_GST } from './tax-by-kind.ts';
import { tidyText } from './tidy-text.ts';

export type ProductCheck = { readonly product: CheckedProduct } | { readonly faults: ProductFaults };

/**
 * Looks at every field of a product as its seller writes it. HSN, GST rate and what its pieces are asked for go by its kind
 * where they were not said; origin, maker, packer and importer are never made up.
 * @param brands the ids of the brands the shop carries
 * @returns the product as it is kept, or the sentence for each field that is wrong
 */
export function checkProduct(draft: ProductDraft, brands: readonly string[]): ProductCheck {
  const mrp = price(label.price, draft.price);
  const kind = oneOf(label.kind, draft.kind, KINDS, 'other');
  const status = oneOf(label.status, draft.status, PRODUCT_STATUSES, 'live');
  const looked = settled({
    title: required(label.title, draft.title, MAX.title),
    description: required(label.description, draft.description, MAX.description, tidyText),
    category: oneOf(label.category, draft.category, CATEGORIES),
    section: oneOf(label.section, draft.section, SECTIONS),
    brand: oneOf(label.brand, draft.brand, brands),
    kind,
    price: mrp,
    salePrice: salePrice(label.salePrice, draft.salePrice, mrp),
    totalStock: wholeNumber(label.totalStock, draft.totalStock, MAX.stock),
    images: readImages(draft.images, !('value' in status) || status.value === 'live'),
    options: readOptions(draft.options),
    highlights: readHighlights(draft.highlights),
    specs: readSpecs(draft.specs),
    sku: optional(label.sku, draft.sku, MAX.sku),
    hsn: hsn(draft.hsn, 'value' in kind ? HSN_OF_KIND[kind.value] : null),
    gstRate: gst(draft.gstRate ?? USUAL_GST),
    origin: optional(label.origin, draft.origin, MAX.origin),
    maker: optional(label.maker, draft.maker, MAX.party),
    packer: optional(label.packer, draft.packer, MAX.party),
    importer: optional(label.importer, draft.importer, MAX.party),
    genericName: optional(label.genericName, draft.genericName, MAX.genericName),
    netQuantity: optional(label.netQuantity, draft.netQuantity, MAX.netQuantity),
    bisNumber: optional(label.bisNumber, draft.bisNumber, MAX.bisNumber),
    warrantyMonths: warranty(draft.warrantyMonths),
    serialKind: oneOf(
      label.serialKind,
      draft.serialKind,
      SERIAL_KINDS,
      'value' in kind ? usualSerials(kind.value) : 'none',
    ),
    status,
  });
  if ('faults' in looked) return looked;
  const { gstRate, ...product } = looked.values;
  return { product: { ...product, gstRateBp: gstRate } };
}

type Reads = Readonly<Record<ProductField, Read<unknown>>>;
type ValuesOf<All extends Reads> = { [Field in keyof All]: All[Field] extends Read<infer Value> ? Value : never };

/** All values when all are right, else what is wrong. */
function settled<All extends Reads>(reads: All): { values: ValuesOf<All> } | { faults: ProductFaults } {
  const entries = Object.entries(reads);
  const faults = entries.flatMap(([field, read]) => ('fault' in read ? [[field, read.fault]] : []));
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  const values = entries.map(([field, read]) => [field, 'value' in read ? read.value : undefined]);
  return { values: Object.fromEntries(values) as ValuesOf<All> };
}

const HSN = /^(?:\d{4}|\d{6}|\d{8})$/;

function hsn(said: string | null | undefined, usual: string | null): Read<string | null> {
  const digits = (said ?? '').replace(/[\s.]/g, '');
  if (digits === '') return { value: usual };
  return HSN.test(digits) ? { value: digits } : { fault: 'HSN must have 4, 6 or 8 digits' };
}

function gst(percent: number): Read<number> {
  if (!GST_RATES.includes(percent)) return { fault: `GST rate is one of ${GST_RATES_TEXT} per cent` };
  return { value: percent * 100 };
}

function warranty(said: number | null | undefined): Read<number | null> {
  if (said === null || said === undefined) return { value: null };
  const read = wholeNumber(label.warrantyMonths, said, MAX.warrantyMonths);
  return 'fault' in read ? { fault: `Warranty must be at most ${MAX.warrantyMonths} months` } : read;
}
