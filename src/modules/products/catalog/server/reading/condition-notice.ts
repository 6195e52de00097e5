import type { ConditionGrade } from '#products/catalog/product/product.fields.ts';
import { t } from '#shared/language/t.ts';
import type { DetailRow } from './catalog.queries.ts';

type Described = Pick<DetailRow, 'condition' | 'conditionGrade' | 'batteryHealth' | 'legalName' | 'sellerName'>;

const GRADES: Readonly<Record<ConditionGrade, () => string>> = {
  'like-new': () => t('products.catalog.condition.likeNew'),
  good: () => t('products.catalog.condition.good'),
  fair: () => t('products.catalog.condition.fair'),
};

/**
 * What a buyer must know of a product that is not new: that it is not, how it looks, what its battery holds and who answers
 * for it; null for a new one. In the language that is spoken.
 */
export function conditionNotice(product: Described): string | null {
  const { condition, conditionGrade, batteryHealth, legalName, sellerName } = product;
  if (condition === 'new') return null;
  const sentences = [
    condition === 'refurbished'
      ? t('products.catalog.condition.isRefurbished')
      : t('products.catalog.condition.isOpenBox'),
    conditionGrade && GRADES[conditionGrade](),
    batteryHealth && t('products.catalog.condition.battery', { percent: batteryHealth }),
    t('products.catalog.condition.answers', { seller: legalName ?? sellerName }),
  ];
  return sentences.filter(Boolean).join(' ');
}
