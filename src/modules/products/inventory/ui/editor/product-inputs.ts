import { SERIAL_CHOICES, usualSerials } from '#orders/serials/serial-kind.ts';
import {
  type FieldsWith,
  PRODUCT_STATUSES,
  type ProductField,
  SERIAL_KINDS,
} from '#products/catalog/product/product.fields.ts';
import { KIND_LABELS, KINDS, type Kind } from '#products/catalog/vocabulary.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { GST_RATES, HSN_OF_KIND, USUAL_GST } from '#products/inventory/product/tax-by-kind.ts';
import type { TypedProduct } from '#products/inventory/product/typed-product.ts';
import type { ProductChoices } from '#products/inventory/ui/editor/product-editor.tsx';
import { PRODUCT_STATUS_LABELS } from '#products/inventory/ui/own-products/product-status-mark.tsx';

/** Fields with editors of their own. */
type PartField = FieldsWith<{ type: 'pictures' | 'options' | 'specs' }>;
export type InputField = Exclude<ProductField, PartField>;
type Choices = readonly { readonly value: string; readonly label: string }[];
type Said<Value> = (typed: TypedProduct, choices: ProductChoices | undefined) => Value;

export interface Input {
  readonly in: 'main' | 'specs' | 'declarations';
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
  /** Gets the focus in a new product. */
  readonly isFirst?: true;
  /** Turns off spell checking. */
  readonly isCode?: true;
}

const named = (values: readonly string[], labels?: Readonly<Record<string, string>>) =>
  values.map(value => ({ value, label: labels?.[value] ?? value }));

/** What the form adds to the table of fields, in the form's order. */
export const PRODUCT_INPUTS: Readonly<Record<InputField, Input>> = {
  title: { in: 'main', width: 'whole', isFirst: true },
  price: { in: 'main', width: 'half', aside: 'MRP' },
  salePrice: { in: 'main', width: 'half', label: 'Sale Price (optional)' },
  stock: { in: 'main', width: 'half' },
  status: { in: 'main', width: 'half', choices: () => named(PRODUCT_STATUSES, PRODUCT_STATUS_LABELS) },
  description: { in: 'main', width: 'whole', rows: 4 },
  category: { in: 'main', width: 'third' },
  section: { in: 'main', width: 'third', placeholder: 'Choose' },
  brand: {
    in: 'main',
    width: 'third',
    placeholder: 'Choose',
    choices: (_, choices) => (choices?.brands ?? []).map(({ id, label }) => ({ value: id, label })),
  },
  kind: { in: 'main', width: 'half', choices: () => named(KINDS, KIND_LABELS) },
  serialKind: {
    in: 'main',
    width: 'half',
    usual: ({ kind }) => usualSerials(kind as Kind),
    hint: ({ kind, serialKind }) =>
      kind === 'smartphone' && serialKind === 'none' ? 'Mobile phones usually need an IMEI' : undefined,
    choices: () => named(SERIAL_KINDS, SERIAL_CHOICES),
  },
  sku: { in: 'main', width: 'half', isCode: true },
  highlights: { in: 'specs', width: 'whole', rows: 4, hint: `One per line, at most ${LIST_LIMITS.highlights}` },
  hsn: { in: 'declarations', placeholder: ({ kind }) => HSN_OF_KIND[kind as Kind] ?? '8 digits' },
  gstRateBp: {
    in: 'declarations',
    usual: () => String(USUAL_GST),
    choices: ({ gstRate }) =>
      [...new Set([...GST_RATES.map(String), gstRate].filter(Boolean))].map(value => ({ value, label: `${value}%` })),
  },
  origin: { in: 'declarations', placeholder: 'India' },
  warrantyMonths: { in: 'declarations', label: 'Warranty in months' },
  maker: { in: 'declarations', width: 'whole', rows: 2, hint: 'Name and address' },
  packer: { in: 'declarations', width: 'whole', rows: 2 },
  importer: {
    in: 'declarations',
    width: 'whole',
    rows: 2,
    hint: typed =>
      isMadeInIndia(typed) ? 'Not needed for products made in India' : 'Name and address, for products made abroad',
  },
  genericName: { in: 'declarations', placeholder: 'Mobile phone' },
  netQuantity: { in: 'declarations', placeholder: '1 N' },
  bisNumber: { in: 'declarations', placeholder: 'R-41000000' },
};

export function inputsIn(part: Input['in']): readonly InputField[] {
  return (Object.keys(PRODUCT_INPUTS) as InputField[]).filter(name => PRODUCT_INPUTS[name].in === part);
}

export function isMadeInIndia({ origin }: TypedProduct): boolean {
  return origin.trim().toLowerCase() === 'india';
}
