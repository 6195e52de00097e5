import type { getOwnProduct } from '#products/inventory/product/products.contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { toRupees } from '#shared/money/money.ts';
import type { OnFileRow, VariantRow } from './product-on-file.queries.ts';

export type WireProduct = WireAnswerOf<typeof getOwnProduct>['data'];

export function presentOnFile(row: OnFileRow, variants: readonly VariantRow[]): WireProduct {
  return {
    _id: row.id,
    slug: row.slug,
    version: row.version,
    title: row.title,
    description: row.description,
    category: row.category,
    section: row.section,
    brand: row.brand,
    kind: row.kind,
    price: toRupees(row.price_paise),
    salePrice: row.sale_price_paise === null ? null : toRupees(row.sale_price_paise),
    totalStock: row.stock,
    image: row.images[0]?.src ?? '',
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
    listed: row.listed,
    averageReview: row.average_review,
    username: row.seller_name,
    variants: [...variants],
  };
}
