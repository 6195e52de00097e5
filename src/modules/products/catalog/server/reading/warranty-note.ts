import { t } from '#shared/language/t.ts';
import type { DetailRow } from './catalog.queries.ts';

/** Who gives which warranty. The manufacturer's is for what it has sold as new. In the language that is spoken. */
export function warrantyNote({ warrantyMonths, condition }: Pick<DetailRow, 'warrantyMonths' | 'condition'>): string {
  if (!warrantyMonths) return t('products.catalog.facts.noWarranty');
  const time = warrantyText(warrantyMonths);
  return condition === 'refurbished'
    ? t('products.catalog.facts.sellerWarranty', { time })
    : t('products.catalog.facts.warranty', { time });
}

/** 1 year, 18 months */
function warrantyText(months: number): string {
  return months % 12 === 0
    ? t('products.catalog.warranty.years', { count: months / 12 })
    : t('products.catalog.warranty.months', { count: months });
}
