import type { ReactNode } from 'react';
import { NoBreakText } from '#design/data/no-break-text.tsx';
import { Price } from '#design/prices/price.tsx';
import { Rating } from '#design/ratings/rating.tsx';
import type { ComparedProduct, Comparison } from '#products/catalog/comparison/comparison.contract.ts';
import { isDifferent } from '#products/catalog/comparison/is-different.ts';
import { badgeOf } from '#products/catalog/product/badge.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { sellerShown } from '#products/catalog/product/seller-shown.ts';
import { AddToCart } from '#products/catalog/ui/card/add-to-cart.tsx';
import { t } from '#shared/language/t.ts';
import { DeliveryLine } from '#shop/delivery/ui/delivery-line.tsx';
import styles from './comparison-table.module.css';

export interface ComparisonRow {
  readonly label: string;
  /** One for each product; null where nothing is known. */
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
}

export interface ComparisonSection {
  /** Undefined for the first section, which needs none. */
  readonly heading?: string;
  readonly rows: readonly ComparisonRow[];
}

/** The rows of a comparison: what it costs and who sells it, the attributes, and what is promised. */
export function comparisonSections(
  { products, attributes }: Comparison,
  onlyDifferences: boolean,
): readonly ComparisonSection[] {
  const row = (
    label: string,
    value: (product: ComparedProduct) => string | number,
    cell: (product: ComparedProduct) => ReactNode = value,
  ): ComparisonRow => ({ label, cells: products.map(cell), differs: isDifferent(products.map(value)) });
  const sections: ComparisonSection[] = [
    {
      rows: [
        row(t('products.catalog.field.price'), paidPrice, priceCell),
        row(
          t('products.catalog.filters.rating'),
          product => (product.reviewCount > 0 ? product.averageReview : 0),
          ratingCell,
        ),
        row(t('products.catalog.filters.availability'), availability),
        row(t('products.catalog.seller.soldBy'), ({ username }) => sellerShown(username)),
      ],
    },
    {
      heading: t('products.catalog.attribute.title'),
      rows: attributes.map(({ name, values, differs }) => ({
        label: name,
        cells: values.map(value => value !== null && <NoBreakText text={value} />),
        differs,
      })),
    },
    {
      heading: t('products.catalog.compare.promises'),
      rows: [
        row(t('products.catalog.field.warranty'), ({ warrantyNote }) => warrantyNote),
        row(t('products.catalog.compare.returns'), ({ returnsNote }) => returnsNote),
      ],
    },
  ];
  return sections
    .map(section => ({ ...section, rows: section.rows.filter(({ differs }) => differs || !onlyDifferences) }))
    .filter(({ rows }) => rows.length > 0);
}

function priceCell(product: ComparedProduct): ReactNode {
  return (
    <div className={styles.price}>
      <Price paise={paidPrice(product)} mrp={product.price} size="tag" />
      {product.totalStock > 0 && <DeliveryLine from={product.sellerState} />}
      <AddToCart product={product} />
    </div>
  );
}

function ratingCell({ averageReview, reviewCount }: ComparedProduct): ReactNode {
  return reviewCount > 0 ? <Rating value={averageReview} count={reviewCount} /> : t('products.catalog.card.unrated');
}

/** How many are left if they are few, as cards say it. */
function availability(product: ComparedProduct): string {
  const badge = badgeOf(product);
  return badge && badge.kind !== 'sale' ? badge.text : t('products.catalog.filters.inStock');
}
