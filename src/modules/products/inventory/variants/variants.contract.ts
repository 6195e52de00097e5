import * as z from 'zod/mini';
import { PRODUCT_STATUSES } from '#products/catalog/product/product.fields.ts';
import { ProductOption } from '#products/catalog/product/product.schema.ts';
import { unitCount } from '#products/inventory/stock/stock.contract.ts';
import { STOCK_REASON_NAMES } from '#products/inventory/stock/stock-reasons.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { dataOf, id, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { MAX_VARIANTS } from './variant-limits.ts';

/** Its data is `{rows}`, of `RefusedVariant`. */
export const variantsNotSaved = problem('inventory.variants_not_saved', 'conflict', (count: number) =>
  t('products.inventory.refusal.variantsNotSaved', { count }),
);
export const tooManyVariants = problem('inventory.too_many_variants', 'invalid', () =>
  t('products.inventory.refusal.tooManyVariants', { most: MAX_VARIANTS }),
);

/** A variant as the table shows it. */
export const VariantRow = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  title: z.string(),
  sku: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  /** What distinguishes it, such as Colour: Black. */
  options: z.array(ProductOption),
  price: rupees,
  salePrice: z.nullable(rupees),
  stock: z.int(),
  /** The first one is shown in lists. */
  images: z.array(z.string()),
  status: z.enum(PRODUCT_STATUSES),
  listed: z.boolean(),
  /** Whether it, or an edit of it, waits for an administrator. */
  waits: z.boolean(),
  /** Needed to change it: an older version is stale. */
  version: z.int(),
});
export type VariantRow = z.output<typeof VariantRow>;

const sheet = z.object({
  /** The seller's public name. */
  username: z.string(),
  rows: z.array(VariantRow),
  /** Of all variants; `rows` has only the first ones if there are too many. */
  total: z.int(),
});
export type VariantSheet = z.output<typeof sheet>;

const text = z.optional(z.nullable(z.string()));
const options = z.array(z.strictObject({ name: z.string(), value: z.string(), swatch: z.optional(z.string()) }));
const written = {
  title: z.optional(z.string()),
  sku: text,
  gtin: text,
  options: z.optional(options),
  price: z.optional(rupees),
  /** null removes it. */
  salePrice: z.optional(z.nullable(rupees)),
  images: z.optional(z.array(z.string()).check(z.maxLength(50))),
  status: z.optional(z.enum(PRODUCT_STATUSES)),
};

const ChangedVariant = editOf(
  z.strictObject({
    ...written,
    _id: id<'product'>(),
    version: z.int(),
    /** Checked by the number that was seen, so a sale in between is not undone. */
    stock: z.optional(z.union([z.strictObject({ to: unitCount, seen: unitCount }), unitCount])),
    /** Takes it out of the variants; it stays a product. */
    unlink: z.optional(z.boolean()),
  }),
  VariantRow,
);
export type ChangedVariant = z.output<typeof ChangedVariant>;

const AddedVariant = z.strictObject({
  ...written,
  /** The variant that is copied, except for SKU, GTIN and stock. */
  of: id<'product'>(),
  stock: z.optional(unitCount),
});
export type AddedVariant = z.output<typeof AddedVariant>;

/** Why a row was not saved: errors by field, and the variant as it is now if somebody else has changed it. */
export interface RefusedVariant {
  /** Its place among the changed rows and, after them, the added ones. */
  readonly at: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly isStale: boolean;
}

const ofProduct = z.strictObject({ id: id<'product'>() });

export const getVariants = get('/admin/products/variants/:id', {
  summary: 'The variants of a product and the product itself, as an editable table',
  params: ofProduct,
  output: dataOf(sheet),
});

export const saveVariants = put('/admin/products/variants/:id', {
  summary:
    'Changes, adds and unlinks variants of a product: all rows in one transaction, or none with the errors by row',
  params: ofProduct,
  body: z.strictObject({
    changed: z.optional(
      z.array(ChangedVariant).check(
        z.maxLength(MAX_VARIANTS),
        z.refine(rows => new Set(rows.map(row => row._id)).size === rows.length, 'twice' satisfies ValueFault),
      ),
    ),
    added: z.optional(z.array(AddedVariant).check(z.maxLength(MAX_VARIANTS))),
    stockReason: z.optional(z.enum(STOCK_REASON_NAMES)),
  }),
  output: z.extend(dataOf(sheet), { message: z.string() }),
});
