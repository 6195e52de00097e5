import * as z from 'zod/mini';
import { ATTRIBUTE_TYPES } from '#products/catalog/attributes/attribute.ts';
import { type AttributeUnit, UNIT_IDS } from '#products/catalog/attributes/attribute-units.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, flag, pageQuery, pageSchema, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const attributeMissing = problem('attributes.missing', 'missing', () =>
  t('products.attributes.refusal.missing'),
);
export const attributeInvalid = problem('attributes.invalid', 'invalid', (first: string) => first);
/** `data` is the attribute as it is now. */
export const attributeChanged = problem('attributes.changed', 'conflict', (by: string) =>
  t('products.attributes.refusal.changed', { by }),
);
/** `data` is what the change would do. Sent again with its version as `seen`, the change is made. */
export const changeUnseen = problem('attributes.change_unseen', 'conflict', (products: number) =>
  t('products.attributes.refusal.unseen', { count: products }),
);
/** `data` is what the change would do, with the values that can't be converted. */
export const valuesDoNotFit = problem(
  'attributes.values_do_not_fit',
  'conflict',
  (fit: number, misfits: number, first: string) => t('products.attributes.refusal.misfits', { fit, misfits, first }),
);
/** `data` is the attributes of the category as they are now. */
export const orderChanged = problem('attributes.order_changed', 'conflict', () =>
  t('products.attributes.refusal.orderChanged'),
);

/** Longer than any text may be; the rules of each say what is too long for it. */
const typed = z.string().check(z.maxLength(1_000));
const attributeId = z.string().check(z.maxLength(40));
const categoryId = z.string().check(z.maxLength(40));
/** Of what an attribute says: another text when somebody has changed it. */
const version = z.string().check(z.maxLength(40));
/** By language. An empty one is removed. */
const names = z.record(z.string().check(z.maxLength(10)), typed);

const facts = {
  names,
  /** Other names in English, separated by commas, for tables and files of sellers. */
  said: typed,
  type: z.enum(ATTRIBUTE_TYPES),
  /** Of a number; null for a plain one. */
  unit: z.nullable(z.enum(UNIT_IDS as readonly [AttributeUnit, ...AttributeUnit[]])),
  /** Of a number, in its unit. Null: 0, and as much as there can be. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Products need it to go on sale. */
  required: z.boolean(),
  filterable: z.boolean(),
  comparable: z.boolean(),
  /** The categories that have it themselves; those below have it too. */
  categories: z.array(categoryId),
};

/** How many products there are is that of products that have a value, deleted ones included. */
const EditedOption = z.object({ id: z.string(), names: z.record(z.string(), z.string()), products: z.int() });

export const EditedAttribute = z.object({
  ...facts,
  _id: z.string(),
  /** Of a choice, in order. */
  options: z.array(EditedOption),
  products: z.int(),
  removed: z.boolean(),
  version,
});
export type EditedAttribute = z.output<typeof EditedAttribute>;

/** An attribute in the list. */
export const AttributeRow = z.object({
  ...{ _id: z.string(), names: facts.names, type: facts.type, unit: facts.unit },
  ...{ required: z.boolean(), filterable: z.boolean(), comparable: z.boolean(), removed: z.boolean() },
  /** How many categories have it themselves. */
  categories: z.int(),
  products: z.int(),
});
export type AttributeRow = z.output<typeof AttributeRow>;

export const listAttributes = get('/admin/attributes/get', {
  summary: 'The attributes that products can have, page by page, with how many categories and products have each',
  query: z.strictObject({
    ...pageQuery,
    /** The beginning of a word of a name in any language, or of the id. */
    find: findWords,
    /** Those that were removed, instead of the others. */
    removed: z.optional(flag),
    /** Only those that products of a category have. */
    category: z.optional(categoryId),
  }),
  output: z.extend(pageSchema(AttributeRow), { counts: z.object({ all: z.int(), removed: z.int() }) }),
});

export const getAttribute = get('/admin/attributes/get/:id', {
  summary: 'An attribute with everything that can be edited',
  params: z.object({ id: attributeId }),
  output: dataOf(EditedAttribute),
});

/** A new option has no id yet. */
const options = z.array(z.object({ id: z.optional(attributeId), names }));
const told = z.extend(dataOf(EditedAttribute), { message: z.string() });

export const addAttribute = post('/admin/attributes/add', {
  summary: 'Adds an attribute; without an id it gets one from its English name, for good',
  body: z.strictObject({ ...facts, options, id: z.optional(attributeId) }),
  output: told,
});

const Values = z.object({ text: z.string(), to: z.nullable(z.string()), products: z.int() });

/** What a change of an attribute does to products. */
export const AttributeChange = z.object({
  /** Products that have a value. */
  products: z.int(),
  /** Products whose value becomes another one. */
  converted: z.int(),
  /** Some of the values that change, and what they become. */
  examples: z.array(Values),
  /** Products whose value can't be converted. */
  misfits: z.int(),
  /** Some of these values, with the reason. */
  misfitting: z.array(Values),
  /** Products that have a value which is not shown any more, because their category does not have the attribute. */
  left: z.int(),
  /** Products on sale without a value that is required. They stay on sale. */
  lacking: z.int(),
  version,
});
export type AttributeChange = z.output<typeof AttributeChange>;

/** The version of the change that was shown. */
const seen = z.optional(version);

export const changeAttribute = put('/admin/attributes/update/:id', {
  summary: 'Changes an attribute together with the values of products; refused with a preview until that was seen',
  params: z.object({ id: attributeId }),
  body: editOf(
    z.strictObject({
      ...facts,
      options,
      /** Options that are left out, with those that their products get instead. */
      merged: z.optional(z.record(attributeId, attributeId)),
      version,
      seen,
    }),
    EditedAttribute,
  ),
  output: told,
});

export const removeAttribute = remove('/admin/attributes/delete/:id', {
  summary: 'Removes an attribute; products keep their values for the case that it is restored',
  params: z.object({ id: attributeId }),
  query: z.strictObject({ version, seen }),
  output: succeeded,
});

export const restoreAttribute = post('/admin/attributes/restore/:id', {
  summary: 'Restores an attribute that was removed, with the values of products',
  params: z.object({ id: attributeId }),
  output: told,
});

export const CategoryAttributes = z.object({
  /** Those of the categories above, which come first. */
  above: z.array(z.string()),
  /** Its own, in order. */
  own: z.array(z.string()),
  /** Of all attributes by id, in the language of the caller. */
  names: z.record(z.string(), z.string()),
  version,
});
export type CategoryAttributes = z.output<typeof CategoryAttributes>;

export const getCategoryAttributes = get('/admin/attributes/category/:category', {
  summary: 'The attributes of a category, and those it could have',
  params: z.object({ category: categoryId }),
  output: dataOf(CategoryAttributes),
});

export const orderAttributes = put('/admin/attributes/category/:category', {
  summary: 'Puts the attributes of a category into an order, and adds others to it',
  params: z.object({ category: categoryId }),
  body: editOf(z.strictObject({ own: z.array(attributeId).check(z.maxLength(300)), version }), CategoryAttributes),
  output: z.extend(dataOf(CategoryAttributes), { message: z.string() }),
});
