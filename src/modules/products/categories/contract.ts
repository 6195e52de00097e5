import * as z from 'zod/mini';
import { RETURN_WAYS } from '#products/catalog/categories/return-rule.ts';
import { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const categoryMissing = problem('categories.missing', 'missing', () => t('products.categories.refusal.missing'));
export const categoryInvalid = problem('categories.invalid', 'invalid', (first: string) => first);
/** `data` is the category as it is now. */
export const categoryChanged = problem('categories.changed', 'conflict', (by: string) =>
  t('products.categories.refusal.changed', { by }),
);
export const categoryFixed = problem('categories.fixed', 'conflict', (name: string) =>
  t('products.categories.refusal.fixed', { name }),
);
export const categoryHasOthers = problem('categories.has_others', 'conflict', (name: string, count: number) =>
  t('products.categories.refusal.hasOthers', { name, count }),
);
export const categoryHasRates = problem('categories.has_rates', 'conflict', (name: string) =>
  t('products.categories.refusal.hasRates', { name }),
);
export const categoryInUse = problem('categories.in_use', 'conflict', (name: string, count: number) =>
  t('products.categories.refusal.inUse', { name, count }),
);
/** `data` is the removal as it would be now, where that is known. */
export const removalChanged = problem('categories.removal_changed', 'conflict', () =>
  t('products.categories.refusal.removalChanged'),
);

/** Longer than any text may be; the rules of each say what is too long for it. */
const typed = z.string().check(z.maxLength(1_000));
const categoryId = z.string().check(z.maxLength(40));
/** Of what a category says: another text when somebody has changed it. */
const version = z.string().check(z.maxLength(40));

const facts = {
  /** The category it is in; null for one at the top. */
  parent: z.nullable(categoryId),
  /** By language. An empty one is removed. */
  names: z.record(z.string().check(z.maxLength(10)), typed),
  /** What else people call it, for the search. */
  said: typed,
  /** Of new products, if their seller gives none. Null: that of the category above. */
  hsn: z.nullable(typed),
  /** The same for the GST rate, in per cent. */
  gstRate: z.nullable(z.number()),
  /** The same for what is recorded of each unit. */
  serialKind: z.nullable(z.enum(SERIAL_KINDS)),
  /** Not offered in filters; its products stay on sale. */
  hidden: z.boolean(),
  /** Shown with it on the page of all categories and on the home page. */
  picture: z.nullable(
    z.strictObject({
      src: z.string().check(z.maxLength(1_000)),
      /** Alternative texts by language; without any it is decoration. */
      alts: z.record(z.string().check(z.maxLength(10)), typed),
    }),
  ),
  /** For what reasons its products can be returned, and how long. Null: as the category above. Orders keep theirs. */
  returns: z.nullable(
    z.strictObject({
      way: z.enum(RETURN_WAYS),
      days: z.int(),
      /** By language, why its products can't be returned; for `none` only. */
      reasons: z.optional(z.record(z.string().check(z.maxLength(10)), typed)),
    }),
  ),
};
/** Left out, they stay as they are. */
const later = { picture: z.optional(facts.picture), returns: z.optional(facts.returns) };
/** Its place among those in the same category, from 0. Left out it stays where it is, or comes last in another category. */
const position = z.optional(z.int().check(z.minimum(0), z.maximum(10_000)));

export const EditedCategory = z.object({
  ...facts,
  _id: z.string(),
  position: z.int(),
  /** Products that are not deleted, in this category itself. */
  products: z.int(),
  /** Whether it can never be deleted. */
  fixed: z.boolean(),
  version,
});
export type EditedCategory = z.output<typeof EditedCategory>;

export const listCategories = get('/admin/categories/get', {
  summary: 'All categories with their edit details, each before those in it',
  output: dataOf(z.array(EditedCategory)),
});

const told = z.extend(dataOf(EditedCategory), { message: z.string() });

export const addCategory = post('/admin/categories/add', {
  summary: 'Adds a category; without an id it gets one from its English name, for good',
  body: z.strictObject({ ...facts, ...later, id: z.optional(categoryId), position }),
  output: told,
});

export const changeCategory = put('/admin/categories/update/:id', {
  summary: 'Changes a category, or moves it with all that is in it',
  params: z.object({ id: categoryId }),
  body: editOf(z.strictObject({ ...facts, ...later, position, version }), EditedCategory),
  output: told,
});

/** What new products of the two categories have, where it differs. */
const UsualChange = z.object({
  what: z.enum(['hsn', 'gstRate', 'serialKind', 'returns', 'commission']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type UsualChange = z.output<typeof UsualChange>;

export const CategoryRemoval = z.object({
  /** The products that have to be in another category first, those on sale, drafts and hidden ones. */
  products: z.int(),
  /** Products that sellers have deleted; they are moved too, for the orders that have them. */
  deleted: z.int(),
  sellers: z.int(),
  /** How many of them have no HSN code of their own: their invoices have the usual one of their category. */
  withoutHsn: z.int(),
  changes: z.array(UsualChange),
  /** Sent with the deletion, so that what is done is what was shown. */
  version,
});
export type CategoryRemoval = z.output<typeof CategoryRemoval>;

/** The category its products go to. */
const to = z.optional(categoryId);

export const previewRemoval = get('/admin/categories/removal/:id', {
  summary: 'What deleting a category would do to its products; nothing is changed',
  params: z.object({ id: categoryId }),
  query: z.strictObject({ to }),
  output: dataOf(CategoryRemoval),
});

export const deleteCategory = remove('/admin/categories/delete/:id', {
  summary: 'Deletes a category and moves its products to another one, if it has any',
  params: z.object({ id: categoryId }),
  query: z.strictObject({ to, version }),
  output: succeeded,
});
