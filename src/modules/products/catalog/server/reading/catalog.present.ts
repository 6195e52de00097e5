import type * as z from 'zod/mini';
import type { CardProduct, ProductDetail, ProductSummary, Sibling } from '#products/catalog/product/product.schema.ts';
import type { Paise } from '#shared/money/money.ts';
import { toRupees } from '#shared/money/money.ts';
import type { DetailRow, SiblingRow, SummaryRow } from './catalog.rows.ts';

type Wire<Schema extends z.core.$ZodType> = z.input<Schema>;

const rupeesOrNone = (amount: Paise | null) => (amount === null ? null : toRupees(amount));

export function presentCard(row: SummaryRow): Wire<typeof CardProduct> {
  return {
    _id: row.id,
    slug: row.slug,
    image: row.image,
    title: row.title,
    price: toRupees(row.price_paise),
    salePrice: rupeesOrNone(row.sale_price_paise),
    totalStock: row.stock,
    averageReview: row.average_review,
    reviewCount: row.review_count,
    username: row.seller_name,
  };
}

export function presentSummary(row: SummaryRow): Wire<typeof ProductSummary> {
  return {
    ...presentCard(row),
    description: row.description,
    category: row.category,
    section: row.section,
    brand: row.brand,
    kind: row.kind,
    origin: row.origin,
  };
}

function presentSibling(row: SiblingRow): Wire<typeof Sibling> {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    options: row.options,
    price: toRupees(row.price_paise),
    salePrice: rupeesOrNone(row.sale_price_paise),
    totalStock: row.stock,
  };
}

export function presentDetail(
  row: DetailRow,
  siblings: readonly SiblingRow[],
  related: readonly SummaryRow[],
): Wire<typeof ProductDetail> {
  return {
    ...presentSummary(row),
    version: row.version,
    brandLabel: row.brand_label,
    images: row.images,
    options: row.options,
    siblings: siblings.map(presentSibling),
    highlights: row.highlights,
    specs: row.specs,
    sku: row.sku,
    hsn: row.hsn,
    maker: row.maker,
    packer: row.packer,
    importer: row.importer,
    genericName: row.generic_name,
    netQuantity: row.net_quantity,
    bisNumber: row.bis_number,
    warrantyMonths: row.warranty_months,
    seller: {
      name: row.seller_name,
      legalName: row.legal_name,
      address: row.address,
      city: row.city,
      stateCode: row.state_code,
      careEmail: row.care_email,
      carePhone: row.care_phone,
    },
    histogram: [row.one, row.two, row.three, row.four, row.five],
    related: related.map(presentSummary),
  };
}
