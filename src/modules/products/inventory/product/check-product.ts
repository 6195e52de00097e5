import { usualSerials } from '#orders/serials/serial-kind.ts';
import {
  FIELD_NAMES,
  type FieldsWith,
  fieldOf,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductStatus,
  wireName,
} from '#products/catalog/product/product.fields.ts';
import type { FieldValue, FieldValues } from '#products/catalog/product/product-content.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { Read } from '#products/inventory/product/field-rules.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { readBrand, readField } from './field-readers.ts';
import { FIELDS_TOGETHER, type FieldTogether, faultsTogether } from './fields-together.ts';
import { readHighlights, readOptions, readProductImages, readSpecs } from './list-readers.ts';
import type { CheckedProduct, ProductDraft, ProductFaults } from './product-draft.ts';
import { HSN_OF_KIND, USUAL_GST } from './tax-by-kind.ts';
import { readTranslations } from './translation-readers.ts';

export type ProductCheck = { readonly product: CheckedProduct } | { readonly faults: ProductFaults };

type PlainField = FieldsWith<{ type: 'text' | 'choice' | 'count' | 'money' | 'rate' }>;
type Reads = { readonly [F in ProductField]: Read<F extends 'images' ? readonly string[] : FieldValue<F>> };

const PLAIN_TYPES = ['text', 'choice', 'count', 'money', 'rate'];
const PLAIN = FIELD_NAMES.filter((name): name is PlainField => PLAIN_TYPES.includes(fieldOf(name).type));

/**
 * Checks all fields of a product as its seller entered them. Missing HSN, GST rate and serial kind default by kind, the condition is new;
 * origin, maker, packer and importer have no defaults.
 * @param brands ids of the shop's brands
 * @returns the product to store, or an error for each wrong field
 */
export function checkProduct(draft: ProductDraft, brands: readonly string[]): ProductCheck {
  const plain = Object.fromEntries(PLAIN.map(name => [name, readField(name, draft[wireName(name)])])) as Pick<
    Reads,
    PlainField
  >;
  const kind = readField('kind', draft.kind, 'other') as Read<Kind>;
  const status = readField('status', draft.status, 'live') as Read<ProductStatus>;
  const usualHsn = 'value' in kind ? HSN_OF_KIND[kind.value] : null;
  const serials = 'value' in kind ? usualSerials(kind.value) : 'none';
  return resultOf({
    ...plain,
    brand: readBrand(draft.brand, brands),
    kind,
    condition: readField('condition', draft.condition, 'new') as Reads['condition'],
    status,
    salePrice: salePrice(draft.salePrice, plain.price),
    images: readProductImages(draft.images, !('value' in status) || status.value === 'live'),
    options: readOptions(draft.options),
    highlights: readHighlights(draft.highlights),
    specs: readSpecs(draft.specs),
    translations: readTranslations(draft.translations),
    hsn: 'value' in plain.hsn ? { value: plain.hsn.value ?? usualHsn } : plain.hsn,
    gstRateBp: readField('gstRateBp', (draft.gstRate ?? USUAL_GST) * 100) as Read<number>,
    warrantyMonths: warranty(plain.warrantyMonths),
    serialKind: readField('serialKind', draft.serialKind, serials) as Reads['serialKind'],
  });
}

/** All values if there are no errors, else the errors by API name. */
function resultOf(reads: Reads): ProductCheck {
  const entries = Object.entries(reads) as [ProductField, Read<unknown>][];
  const faults = entries.flatMap(([name, read]) => ('fault' in read ? [[wireName(name), read.fault]] : []));
  const values = valuesOf(entries);
  const all = { ...togetherFaults(reads, values), ...Object.fromEntries(faults) };
  return Object.keys(all).length > 0 ? { faults: all } : { product: values };
}

function valuesOf(entries: readonly (readonly [ProductField, Read<unknown>])[]): CheckedProduct {
  return Object.fromEntries(
    entries.map(([name, read]) => [name, 'value' in read ? read.value : undefined]),
  ) as unknown as CheckedProduct;
}

/** Only if each of the fields is right by itself. */
function togetherFaults(reads: Reads, values: FieldValues<FieldTogether>): ProductFaults {
  return FIELDS_TOGETHER.some(name => 'fault' in reads[name]) ? {} : faultsTogether(values);
}

/** Empty and 0 mean no sale price. */
function salePrice(entered: Paise | null | undefined, mrp: Read<Paise>): Read<Paise | null> {
  if (!entered && !Number.isNaN(entered)) return { value: null };
  const read = readField('salePrice', entered) as Read<Paise>;
  if ('fault' in read || 'fault' in mrp || read.value < mrp.value) return read;
  return { fault: t('products.inventory.fault.belowMrp', { price: priceTag(mrp.value) }) };
}

function warranty(read: Read<number | null>): Read<number | null> {
  return 'fault' in read
    ? { fault: t('products.inventory.fault.warranty', { most: PRODUCT_FIELDS.warrantyMonths.max }) }
    : read;
}
