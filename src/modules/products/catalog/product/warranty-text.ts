import { t } from '#shared/language/t.ts';

/** A warranty in words: 1 year, 18 months. */
export function warrantyText(months: number): string {
  return months % 12 === 0
    ? t('products.catalog.warranty.years', { count: months / 12 })
    : t('products.catalog.warranty.months', { count: months });
}
