import { Link } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import { paidPrice } from '#products/catalog/product/price.ts';
import { shownTitle } from '#products/catalog/product/shown-title.ts';
import type { MatchingProduct } from '#products/matching/contract.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';

export const MATCHING_COLUMNS: readonly Column<MatchingProduct>[] = [
  {
    key: 'title',
    head: t('products.matching.head.product'),
    phone: 'lead',
    cell: product => <Link to={paths.product(product.slug)}>{shownTitle(product)}</Link>,
  },
  { key: 'seller', head: t('products.matching.head.seller'), phone: 'under', cell: ({ username }) => username },
  { key: 'gtin', head: t('products.matching.head.gtin'), quiet: true, cell: ({ gtin }) => gtin ?? '–' },
  {
    key: 'price',
    head: t('products.matching.head.price'),
    align: 'end',
    cell: product => <Price paise={paidPrice(product)} />,
  },
  { key: 'others', head: t('products.matching.head.others'), phone: 'status', cell: othersWords },
];

function othersWords({ others, isLinked, isUnlinked }: MatchingProduct): string {
  if (isUnlinked) return t('products.matching.isUnlinked');
  if (others === 0) return '–';
  return isLinked
    ? t('products.matching.othersLinked', { count: others })
    : t('products.matching.othersByGtin', { count: others });
}
