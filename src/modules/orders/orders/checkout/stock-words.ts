import { t } from '#shared/language/t.ts';

/** What is left of a product, when it is less than wanted. */
export function stockWords(title: string, stock: number): string {
  return stock === 0 ? t('orders.orders.stock.out', { title }) : t('orders.orders.stock.left', { title, stock });
}
