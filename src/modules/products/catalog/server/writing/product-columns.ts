import { sql } from 'kysely';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { searchText } from '#products/catalog/search/search-words.ts';

/** What is said of a product, as the table keeps it, JSON still as values; the words it is found by are made here and nowhere else. */
export function productColumns(content: ProductContent, brandLabel = content.brand) {
  return {
    family_id: content.familyId,
    sku: content.sku,
    title: content.title,
    description: content.description,
    category: content.category,
    section: content.section,
    brand: content.brand,
    kind: content.kind,
    price_paise: content.price,
    sale_price_paise: content.salePrice,
    images: content.images,
    options: content.options,
    highlights: content.highlights,
    specs: content.specs,
    hsn: content.hsn,
    gst_rate_bp: content.gstRateBp,
    origin: content.origin,
    maker: content.maker,
    packer: content.packer,
    importer: content.importer,
    generic_name: content.genericName,
    net_quantity: content.netQuantity,
    bis_number: content.bisNumber,
    warranty_months: content.warrantyMonths,
    serial_kind: content.serialKind,
    status: content.status,
    search_text: searchText({ ...content, brandLabel }),
  };
}

type Column = keyof ReturnType<typeof productColumns>;

/** The same columns with their types, in one order, for statements that take many products at once as JSON. */
const COLUMN_TYPES: Readonly<Record<Column, string>> = {
  family_id: 'uuid',
  sku: 'text',
  title: 'text',
  description: 'text',
  category: 'text',
  section: 'text',
  brand: 'text',
  kind: 'text',
  price_paise: 'bigint',
  sale_price_paise: 'bigint',
  images: 'jsonb',
  options: 'jsonb',
  highlights: 'jsonb',
  specs: 'jsonb',
  hsn: 'text',
  gst_rate_bp: 'int',
  origin: 'text',
  maker: 'text',
  packer: 'text',
  importer: 'text',
  generic_name: 'text',
  net_quantity: 'text',
  bis_number: 'text',
  warranty_months: 'int',
  serial_kind: 'text',
  status: 'text',
  search_text: 'text',
};

export const COLUMN_NAMES = Object.keys(COLUMN_TYPES) as readonly Column[];

/** `brand text, kind text, …`: how a statement reads them from JSON. */
export const typedColumns = sql.raw(COLUMN_NAMES.map(name => `${name} ${COLUMN_TYPES[name]}`).join(', '));
