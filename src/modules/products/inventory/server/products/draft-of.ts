import { FIELD_LABELS, type ProductDraft, type ProductField } from '#products/inventory/product/product-draft.ts';
import type { WrittenProduct } from '#products/inventory/product/products.contract.ts';
import { HSN_OF_KIND } from '#products/inventory/product/tax-by-kind.ts';
import type { OnFileRow } from './product-on-file.queries.ts';

const FIELDS = Object.keys(FIELD_LABELS) as readonly ProductField[];

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
  // A form that knows one picture only changes the first and keeps the others.
  if (images === undefined && image)
    after.images = [image, ...(before.images ?? []).slice(1).filter(src => src !== image)];
  // What went by the kind goes by the new one.
  if (written.hsn === undefined && row.hsn === HSN_OF_KIND[row.kind]) after.hsn = null;
  return after;
}

/** A product as it stands, in the words of the rules. */
export function draftOfRow(row: OnFileRow) {
  return {
    title: row.title,
    description: row.description,
    category: row.category,
    section: row.section,
    brand: row.brand,
    kind: row.kind,
    price: row.price_paise,
    salePrice: row.sale_price_paise,
    totalStock: row.stock,
    images: row.images.map(({ src }) => src),
    options: row.options,
    highlights: row.highlights,
    specs: row.specs,
    sku: row.sku,
    hsn: row.hsn,
    gstRate: row.gst_rate_bp / 100,
    origin: row.origin,
    maker: row.maker,
    packer: row.packer,
    importer: row.importer,
    genericName: row.generic_name,
    netQuantity: row.net_quantity,
    bisNumber: row.bis_number,
    warrantyMonths: row.warranty_months,
    serialKind: row.serial_kind,
    status: row.status,
  } satisfies ProductDraft;
}
