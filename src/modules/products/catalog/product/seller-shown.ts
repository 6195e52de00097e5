import { t } from '#shared/language/t.ts';
/** The seller's name on the product page and in the quick view. */
export function sellerShown(name: string): string {
  return name.trim() || t('products.catalog.seller.unknown');
}
