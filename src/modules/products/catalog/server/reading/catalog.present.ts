import type * as z from 'zod/mini';
import { eachOf } from '#people/sellers/profile/profile-columns.ts';
import {
  CARD_FIELDS,
  type CardProduct,
  LIST_FIELDS,
  PAGE_FIELDS,
  type ProductDetail,
  type ProductSummary,
  type Sibling,
} from '#products/catalog/product/product.schema.ts';
import { type DetailRow, type ProductSummaryRow, SELLER_FACTS, type SiblingRow } from './catalog.queries.ts';
import { presenterOf } from './present-fields.ts';

type Wire<Schema extends z.core.$ZodType> = z.input<Schema>;

const presentListFields = presenterOf(LIST_FIELDS);
const presentSiblingFields = presenterOf(CARD_FIELDS);
const presentPageFields = presenterOf([...LIST_FIELDS, ...PAGE_FIELDS]);

export function presentCard(row: ProductSummaryRow): Wire<typeof CardProduct> {
  return presentProductSummary(row);
}

export function presentProductSummary(row: ProductSummaryRow): Wire<typeof ProductSummary> {
  return Object.assign(presentListFields(row), beside(row));
}

/** What lists show beside the fields of the table. */
function beside({ id, slug, image, averageReview, reviewCount, sellerName }: ProductSummaryRow) {
  return { _id: id, slug, image, averageReview, reviewCount, username: sellerName };
}

function presentSibling(row: SiblingRow): Wire<typeof Sibling> {
  return Object.assign(presentSiblingFields(row), { _id: row.id, slug: row.slug, options: row.options });
}

export function presentProductDetail(
  row: DetailRow,
  siblings: readonly SiblingRow[],
  related: readonly ProductSummaryRow[],
): Wire<typeof ProductDetail> {
  return Object.assign(presentPageFields(row), beside(row), {
    version: row.version,
    brandLabel: row.brandLabel,
    siblings: siblings.map(presentSibling),
    seller: { name: row.sellerName, ...eachOf(SELLER_FACTS, field => row[field]) },
    histogram: [row.one, row.two, row.three, row.four, row.five],
    related: related.map(presentProductSummary),
  });
}
