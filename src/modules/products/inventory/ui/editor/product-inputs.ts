import { SERIAL_CHOICES } from '#orders/serials/serial-kind.ts';
import {
  CONDITION_GRADES,
  type ConditionGrade,
  type FieldsWith,
  PRODUCT_STATUSES,
  type ProductField,
  SERIAL_KINDS,
} from '#products/catalog/product/product.fields.ts';
import { CONDITION_LABELS, CONDITIONS } from '#products/catalog/vocabulary.ts';
import { GST_RATES, USUAL_GST } from '#products/inventory/product/gst-rates.ts';
import { hsnWarning, rateWarning } from '#products/inventory/product/hsn-warning.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import type { TypedProduct } from '#products/inventory/product/typed-product.ts';
import type { ProductChoices } from '#products/inventory/ui/editor/product-editor.tsx';
import { PRODUCT_STATUS_LABELS } from '#products/inventory/ui/own-products/product-status-mark.tsx';
import { t } from '#shared/language/t.ts';

/** Fields with editors of their own. */
type PartField = FieldsWith<{ type: 'pictures' | 'options' | 'specs' | 'translations' | 'attributes' }>;
export type InputField = Exclude<ProductField, PartField>;
type Choices = readonly { readonly value: string; readonly label: string }[];
type Said<Value> = (typed: TypedProduct, choices: ProductChoices | undefined) => Value;

export interface Input {
  readonly in: 'main' | 'details' | 'specs' | 'declarations';
  readonly width?: 'whole' | 'half' | 'third';
  /** Makes it a text area. */
  readonly rows?: number;
  /** Overrides the field's label. */
  readonly label?: string;
  readonly aside?: string;
  readonly hint?: string | Said<string | undefined>;
  readonly placeholder?: string | Said<string>;
  /** Choices; fields with a fixed set have them already. */
  readonly choices?: Said<Choices>;
  /** The choice shown while the field is empty. */
  readonly usual?: Said<string>;
  /** Shown only then; by default always. */
  readonly when?: Said<boolean>;
  /** Gets the focus in a new product. */
  readonly isFirst?: true;
  /** Turns off spell checking. */
  readonly isCode?: true;
}

const GRADE_CHOICES: Readonly<Record<ConditionGrade, string>> = {
  'like-new': t('products.inventory.grade.likeNew'),
  good: t('products.inventory.grade.good'),
  fair: t('products.inventory.grade.fair'),
};

const named = (values: readonly string[], labels?: Readonly<Record<string, string>>) =>
  values.map(value => ({ value, label: labels?.[value] ?? value }));

const INDENT = '\u2003';

function usualOf({ kind }: TypedProduct, choices: ProductChoices | undefined) {
  return choices?.categories.find(({ id }) => id === kind);
}

function usualRate(typed: TypedProduct, choices: ProductChoices | undefined): string {
  return String((usualOf(typed, choices)?.gstRateBp ?? USUAL_GST * 100) / 100);
}

/** What the form adds to the table of fields, in the form's order. */
export const PRODUCT_INPUTS: Readonly<Record<InputField, Input>> = {
  title: { in: 'main', width: 'whole', isFirst: true },
  price: { in: 'main', width: 'half', aside: t('products.catalog.field.priceHead') },
  salePrice: { in: 'main', width: 'half', label: t('products.inventory.input.salePrice') },
  stock: { in: 'main', width: 'half' },
  status: { in: 'main', width: 'half', choices: () => named(PRODUCT_STATUSES, PRODUCT_STATUS_LABELS) },
  description: { in: 'main', width: 'whole', rows: 4 },
  category: { in: 'main', width: 'third' },
  section: { in: 'main', width: 'third', placeholder: t('products.inventory.input.choose') },
  brand: {
    in: 'main',
    width: 'third',
    placeholder: t('products.inventory.input.choose'),
    choices: (_, choices) => (choices?.brands ?? []).map(({ id, label }) => ({ value: id, label })),
  },
  kind: {
    in: 'main',
    width: 'half',
    choices: (_, choices) =>
      (choices?.categories ?? []).map(({ id, label, depth }) => ({ value: id, label: INDENT.repeat(depth) + label })),
  },
  serialKind: {
    in: 'main',
    width: 'half',
    usual: (typed, choices) => usualOf(typed, choices)?.serialKind ?? 'none',
    hint: (typed, choices) =>
      usualOf(typed, choices)?.serialKind === 'imei' && typed.serialKind === 'none'
        ? t('products.inventory.input.imei')
        : undefined,
    choices: () => named(SERIAL_KINDS, SERIAL_CHOICES),
  },
  sku: { in: 'main', width: 'half', isCode: true },
  condition: { in: 'main', width: 'half', choices: () => named(CONDITIONS, CONDITION_LABELS) },
  conditionGrade: {
    in: 'main',
    width: 'half',
    when: ({ condition, conditionGrade }) => condition !== 'new' || conditionGrade !== '',
    placeholder: t('products.inventory.input.noGrade'),
    choices: () => named(CONDITION_GRADES, GRADE_CHOICES),
  },
  batteryHealth: {
    in: 'main',
    width: 'half',
    when: ({ condition, batteryHealth }) => condition !== 'new' || batteryHealth !== '',
    aside: '%',
  },
  gtin: { in: 'details', label: t('products.inventory.input.gtin'), isCode: true },
  mpn: { in: 'details', isCode: true },
  model: { in: 'details', isCode: true },
  weightGrams: { in: 'details', aside: 'g', placeholder: '1.2 kg' },
  boxLength: { in: 'details', aside: 'mm', placeholder: '16.5 cm' },
  boxWidth: { in: 'details', aside: 'mm' },
  boxHeight: { in: 'details', aside: 'mm' },
  highlights: {
    in: 'specs',
    width: 'whole',
    rows: 4,
    hint: t('products.inventory.input.highlights', { most: LIST_LIMITS.highlights }),
  },
  fits: {
    in: 'specs',
    width: 'whole',
    rows: 4,
    hint: t('products.inventory.input.fits', { most: LIST_LIMITS.fits }),
  },
  hsn: {
    in: 'declarations',
    placeholder: (typed, choices) => usualOf(typed, choices)?.hsn ?? t('products.inventory.input.digits'),
    hint: (typed, choices) => hsnWarning(typed.hsn, usualOf(typed, choices)?.hsn),
  },
  gstRateBp: {
    in: 'declarations',
    usual: usualRate,
    hint: (typed, choices) =>
      rateWarning(
        typed.hsn || (usualOf(typed, choices)?.hsn ?? ''),
        Number(typed.gstRate || usualRate(typed, choices)),
      ),
    choices: ({ gstRate }) =>
      [...new Set([...GST_RATES.map(String), gstRate].filter(Boolean))].map(value => ({ value, label: `${value}%` })),
  },
  origin: { in: 'declarations', placeholder: t('products.inventory.input.country') },
  warrantyMonths: { in: 'declarations', label: t('products.inventory.input.warranty') },
  maker: { in: 'declarations', width: 'whole', rows: 2, hint: t('products.inventory.input.maker') },
  packer: { in: 'declarations', width: 'whole', rows: 2 },
  importer: {
    in: 'declarations',
    width: 'whole',
    rows: 2,
    hint: typed =>
      isMadeInIndia(typed) ? t('products.inventory.input.noImporter') : t('products.inventory.input.importer'),
  },
  genericName: { in: 'declarations', placeholder: t('products.inventory.input.genericName') },
  netQuantity: { in: 'declarations', placeholder: '1 N' },
  bisNumber: { in: 'declarations', placeholder: 'R-41000000' },
};

export function inputsIn(part: Input['in']): readonly InputField[] {
  return (Object.keys(PRODUCT_INPUTS) as InputField[]).filter(name => PRODUCT_INPUTS[name].in === part);
}

export function isMadeInIndia({ origin }: TypedProduct): boolean {
  return origin.trim().toLowerCase() === 'india';
}
