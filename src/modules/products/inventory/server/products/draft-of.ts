import { FIELD_NAMES, wireName } from '#products/catalog/product/product.fields.ts';
import type { ProductDraft } from '#products/inventory/product/product-draft.ts';
import type { WrittenProduct } from '#products/inventory/product/products.contract.ts';
import { HSN_OF_KIND } from '#products/inventory/product/tax-by-kind.ts';
import type { OnFileRow } from './product-on-file.queries.ts';

const FIELDS = FIELD_NAMES.map(wireName);

/** What was sent, in the words of the rules: `image` is the first of the pictures where `images` does not name them all. */
export function draftOfWritten({ image, images, ...written }: WrittenProduct): ProductDraft {
  const fields = { ...written, images: images ?? (image === undefined ? undefined : [image ?? '']) };
  return Object.fromEntries(FIELDS.filter(field => fields[field] !== undefined).map(field => [field, fields[field]]));
}

/** A product as it stands, with what was sent in place of what was there. */
export function changedDraft(row: OnFileRow, written: WrittenProduct): ProductDraft {
  const { image, images } = written;
  const before = draftOfRow(row);
  const after = { ...before, ...draftOfWritten(written) };
  return {
    ...after,
    // A form that knows one picture only changes the first and keeps the others.
    ...(images === undefined &&
      image && { images: [image, ...(before.images ?? []).slice(1).filter(src => src !== image)] }),
    // What went by the kind goes by the new one.
    ...(written.hsn === undefined && row.hsn === HSN_OF_KIND[row.kind] && { hsn: null }),
  };
}

/** A product as it stands, in the words of the rules. */
export function draftOfRow(row: OnFileRow): ProductDraft {
  const said = FIELD_NAMES.map(name => [wireName(name), name === 'gstRateBp' ? row[name] / 100 : row[name]]);
  return { ...(Object.fromEntries(said) as ProductDraft), images: row.images.map(({ src }) => src) };
}
