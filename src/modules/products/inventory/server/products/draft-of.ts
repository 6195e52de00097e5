import type { Database } from '#platform/db/database.ts';
import type { AttributeSet } from '#products/catalog/attributes/attribute-set.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { FIELD_NAMES, wireName } from '#products/catalog/product/product.fields.ts';
import { readAttributes, readCategories } from '#products/catalog/server/catalog.ts';
import { OTHER } from '#products/catalog/vocabulary.ts';
import type { ProductDraft } from '#products/inventory/product/product-draft.ts';
import type { WrittenProduct } from '#products/inventory/product/products.contract.ts';
import type { OnFileRow } from './product-on-file.queries.ts';

const FIELDS = FIELD_NAMES.map(wireName);

/** The draft of a request. `image` is the first picture if `images` is missing. */
export function draftOfWritten({ image, images, ...written }: WrittenProduct): ProductDraft {
  const fields = { ...written, images: images ?? (image === undefined ? undefined : [image ?? '']) };
  return Object.fromEntries(FIELDS.filter(field => fields[field] !== undefined).map(field => [field, fields[field]]));
}

/** What a draft is read with. */
export interface DraftNames {
  readonly categories: CategoryTree;
  readonly attributes: AttributeSet;
}

/** Reads the database, so it may be used inside a transaction. */
export async function readDraftNames(db: Database): Promise<DraftNames> {
  return { categories: await readCategories(db), attributes: await readAttributes(db) };
}

/** The draft of a stored product with the request's changes. */
export function changedDraft(row: OnFileRow, written: WrittenProduct, names: DraftNames): ProductDraft {
  const { image, images } = written;
  const before = draftOfRow(row, names);
  const after = { ...before, ...draftOfWritten(written) };
  return {
    ...after,
    // A form with a single picture replaces the first one and keeps the others.
    ...(images === undefined &&
      image && { images: [image, ...(before.images ?? []).slice(1).filter(src => src !== image)] }),
    // A default HSN follows the category.
    ...(written.hsn === undefined && row.hsn === names.categories.usual(row.kind).hsn && { hsn: null }),
    ...(written.attributes === undefined && { attributes: attributesAfter(before, after, names) }),
  };
}

/** A new category keeps the values that it has attributes for. */
function attributesAfter(before: ProductDraft, after: ProductDraft, { attributes, categories }: DraftNames) {
  return attributes.within(before.attributes ?? {}, after.kind ?? OTHER, categories);
}

/** The draft of a stored product. */
export function draftOfRow(row: OnFileRow, { attributes }: Pick<DraftNames, 'attributes'>): ProductDraft {
  const said = FIELD_NAMES.map(name => [wireName(name), name === 'gstRateBp' ? row[name] / 100 : row[name]]);
  return {
    ...(Object.fromEntries(said) as ProductDraft),
    images: row.images.map(({ src }) => src),
    attributes: attributes.wireOf(row.attributes),
  };
}
