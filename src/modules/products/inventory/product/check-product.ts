import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import type { UsualFacts } from '#products/catalog/categories/category-tree.ts';
import type { FitBrands } from '#products/catalog/product/fits/fit-brands.ts';
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
import { type Kind, OTHER } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import type { Read } from '#shared/text/read.ts';
import { checkAttributes } from './check-attributes.ts';
import { readBrand, readCategory, readField } from './field-readers.ts';
import { FIELDS_TOGETHER, type FieldTogether, faultsTogether } from './fields-together.ts';
import { USUAL_GST } from './gst-rates.ts';
import { readFits, readHighlights, readOptions, readProductImages, readSpecs } from './list-readers.ts';
import type { CheckedProduct, ProductDraft, ProductFaults } from './product-draft.ts';
import { readTranslations } from './translation-readers.ts';

/** The ids of the shop's brands and categories, what is usual in a category, and its attributes. */
export interface KnownToShop {
  readonly brands: readonly string[];
  readonly categories: UsualFacts;
  readonly attributesOf: (kind: Kind) => readonly AttributeShape[];
  /** Missing in the browser, which leaves the brands of what the product fits to the server. */
  readonly fitBrandOf?: FitBrands | undefined;
  /** What the product says already of what it fits. */
  readonly storedFits?: readonly string[] | undefined;
}

export type ProductCheck = { readonly product: CheckedProduct } | { readonly faults: ProductFaults };

type PlainField = FieldsWith<{ type: 'text' | 'choice' | 'count' | 'money' | 'rate' }>;
type Reads = { readonly [F in ProductField]: Read<F extends 'images' ? readonly string[] : FieldValue<F>> };

const PLAIN_TYPES = ['text', 'choice', 'count', 'money', 'rate'];
const PLAIN = FIELD_NAMES.filter((name): name is PlainField => PLAIN_TYPES.includes(fieldOf(name).type));

/**
 * Checks all fields of a product as its seller entered them. Missing HSN, GST rate and serial kind are those of its
 * category, the condition is new; origin, maker, packer and importer have no defaults.
 * @returns the product to store, or an error for each wrong field
 */
export function checkProduct(
  draft: ProductDraft,
  { brands, categories, attributesOf, fitBrandOf, storedFits }: KnownToShop,
): ProductCheck {
  const plain = Object.fromEntries(PLAIN.map(name => [name, readField(name, draft[wireName(name)])])) as Pick<
    Reads,
    PlainField
  >;
  const kind = readCategory(draft.kind ?? OTHER, categories);
  const status = readField('status', draft.status, 'live') as Read<ProductStatus>;
  const usual = 'value' in kind ? categories.get(kind.value) : undefined;
  // Those of another category can't be right if the category is wrong.
  const attributes = 'value' in kind ? checkAttributes(draft.attributes, attributesOf(kind.value)) : NO_ATTRIBUTES;
  const reads: Reads = {
    ...plain,
    brand: readBrand(draft.brand, brands),
    kind,
    condition: readField('condition', draft.condition, 'new') as Reads['condition'],
    status,
    salePrice: salePrice(draft.salePrice, plain.price),
    images: readProductImages(draft.images, !('value' in status) || status.value === 'live'),
    options: readOptions(draft.options),
    highlights: readHighlights(draft.highlights),
    fits: readFits(draft.fits, fitBrandOf, categories, storedFits),
    specs: readSpecs(draft.specs),
    translations: readTranslations(draft.translations),
    hsn: 'value' in plain.hsn ? { value: plain.hsn.value ?? usual?.hsn ?? null } : plain.hsn,
    gstRateBp: readField(
      'gstRateBp',
      draft.gstRate == null ? (usual?.gstRateBp ?? USUAL_GST * 100) : draft.gstRate * 100,
    ) as Read<number>,
    warrantyMonths: warranty(plain.warrantyMonths),
    serialKind: readField('serialKind', draft.serialKind, usual?.serialKind ?? 'none') as Reads['serialKind'],
    attributes: { value: attributes.values },
  };
  return resultOf(reads, attributes.faults);
}

const NO_ATTRIBUTES = { values: {}, faults: {} };

/** All values if there are no errors, else the errors by API name. */
function resultOf(reads: Reads, attributeFaults: ProductFaults): ProductCheck {
  const entries = Object.entries(reads) as [ProductField, Read<unknown>][];
  const faults = entries.flatMap(([name, read]) => ('fault' in read ? [[wireName(name), read.fault]] : []));
  const values = valuesOf(entries);
  const all = { ...togetherFaults(reads, values), ...Object.fromEntries(faults), ...attributeFaults };
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
