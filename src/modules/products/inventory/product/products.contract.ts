import * as z from 'zod/mini';
import { ProductApproval } from '#products/approvals/approval.schema.ts';
import type { FieldShape } from '#products/catalog/product/fields/field-shape.ts';
import {
  FIELD_NAMES,
  type Fields,
  type FieldsWith,
  fieldOf,
  PRODUCT_STATUSES,
  type ProductField,
  type WireName,
  wireName,
} from '#products/catalog/product/product.fields.ts';
import { answered, ProductOption } from '#products/catalog/product/product.schema.ts';
import { OwnProduct, sellerName } from '#products/inventory/own-products/own-products.contract.ts';
import { STOCK_REASON_NAMES } from '#products/inventory/stock/stock-reasons.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { fromRupees, type Paise, toRupees } from '#shared/money/money.ts';

export const productHasChanged = problem('inventory.product_changed', 'conflict', () =>
  t('products.inventory.refusal.changed'),
);
export const skuTaken = problem('inventory.sku_taken', 'conflict', () => t('products.inventory.refusal.skuTaken'));

/** An invalid amount becomes NaN, so that the price rule reports it. */
const typedPrice = z.codec(z.number(), z.custom<Paise>(), {
  decode: amount => fromRupees(amount) ?? (Number.NaN as Paise),
  encode: toRupees,
});
const typedSalePrice = z.codec(z.nullable(z.union([z.number(), z.literal('')])), z.custom<Paise | null>(), {
  decode: amount => (amount === null || amount === '' ? null : (fromRupees(amount) ?? (Number.NaN as Paise))),
  encode: amount => (amount === null ? null : toRupees(amount)),
});
const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.number()));
export const WrittenSpecGroup = z.strictObject({ group: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) });
const specs = z.array(WrittenSpecGroup);
const options = z.array(z.strictObject({ name: z.string(), value: z.string(), swatch: z.optional(z.string()) }));

/** A translation without `of` counts as written for the present English texts. */
export const WrittenTranslation = z.strictObject({
  language: z.string(),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  highlights: z.optional(z.array(z.string())),
  of: z.optional(z.string()),
});
const translations = z.array(WrittenTranslation).check(z.maxLength(20));

/** By attribute; null and an empty text are no value. */
export const WrittenAttributes = z.record(
  z.string().check(z.maxLength(40)),
  z.nullable(z.union([z.number(), z.string().check(z.maxLength(1_000)), z.boolean()])),
);

const typedByType = {
  text,
  choice: text,
  brand: text,
  category: text,
  money: z.optional(typedPrice),
  count: z.optional(z.number()),
  rate: number,
  pictures: z.optional(z.array(z.string()).check(z.maxLength(50))),
  options: z.optional(options),
  lines: z.optional(z.array(z.string())),
  specs: z.optional(specs),
  translations: z.optional(translations),
  attributes: z.optional(WrittenAttributes),
} as const;
const optionalByType = { ...typedByType, money: z.optional(typedSalePrice), count: number } as const;

type Typed<F extends ProductField> =
  F extends FieldsWith<{ optional: true }>
    ? (typeof optionalByType)[Fields[F]['type']]
    : (typeof typedByType)[Fields[F]['type']];

/** Schemas of the fields; their values are checked later by `checkProduct`. */
function typedFields(): { [F in ProductField as WireName<F>]: Typed<F> } {
  const typed = (field: FieldShape) => (field.optional ? optionalByType : typedByType)[field.type];
  return Object.fromEntries(FIELD_NAMES.map(name => [wireName(name), typed(fieldOf(name))])) as never;
}

/** A product as its seller sends it, before `checkProduct`. */
const written = {
  ...typedFields(),
  /** The first picture; `images` has all of them. */
  image: text,
  /** Another product of the same seller of which this is a variant, or null. */
  siblingOf: z.optional(z.nullable(id<'product'>())),
  /** The seller: the own name, or for administrators that of any approved seller. */
  userName: sellerName,
  // Ignored: forms that send back what they received contain these.
  _id: z.optional(z.unknown()),
  averageReview: z.optional(z.unknown()),
  username: z.optional(z.unknown()),
};
const WrittenProduct = z.strictObject(written);
export type WrittenProduct = z.output<typeof WrittenProduct>;

const Variant = z.object({ _id: id<'product'>(), title: z.string(), options: z.array(ProductOption) });

/** A product with all editable fields. */
export const ProductOnFile = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  /** Incremented by every change, including sales. */
  version: z.int(),
  ...answered(FIELD_NAMES),
  image: z.string(),
  images: z.array(z.string()),
  /** Whether shoppers see it: it is live and its seller may sell. */
  listed: z.boolean(),
  /** Where it stands with the administrators; null if nothing of it waits. */
  approval: z.nullable(ProductApproval),
  averageReview: z.number(),
  /** The seller's public name. */
  username: z.string(),
  /** Other products of its family. */
  variants: z.array(Variant),
});
export type ProductOnFile = z.output<typeof ProductOnFile>;

const ofProduct = z.strictObject({ id: id<'product'>() });
const answer = z.extend(dataOf(ProductOnFile), { message: z.string() });

export const getOwnProduct = get('/admin/products/details/:id', {
  summary: 'One of your products with all editable fields; administrators can read those of any seller',
  params: ofProduct,
  output: dataOf(ProductOnFile),
});

export const addProduct = post('/admin/products/add', {
  summary:
    'Adds a product, on sale at once unless its status says otherwise or the shop approves products of new sellers first',
  body: WrittenProduct,
  output: answer,
});

export const editProduct = put('/admin/products/edit/:id', {
  summary: 'Updates a product; fields you leave out stay the same. With `version`, only if it has not changed since',
  params: ofProduct,
  body: editOf(
    z.extend(WrittenProduct, {
      version: z.optional(z.int()),
      /** The reason, if the stock is changed. */
      stockReason: z.optional(z.enum(STOCK_REASON_NAMES)),
    }),
    ProductOnFile,
    OwnProduct,
  ),
  output: answer,
});

export const setProductStatus = put('/admin/products/status/:id', {
  summary: 'Puts a product on sale, hides it, or makes it a draft',
  params: ofProduct,
  body: z.strictObject({ status: z.enum(PRODUCT_STATUSES) }),
  output: answer,
});

export const deleteProduct = remove('/admin/products/delete/:id', {
  summary: 'Deletes a product: it leaves all carts, and existing orders keep its details',
  params: ofProduct,
  output: answer,
});

export const restoreProduct = post('/admin/products/restore/:id', {
  summary: 'Restores a deleted product as it was',
  params: ofProduct,
  output: answer,
});
