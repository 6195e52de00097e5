import { t } from '#shared/language/t.ts';
import type { Paise } from '#shared/money/money.ts';

/** Below this stock a card shows how many are left. */
export const LOW_STOCK_BELOW = 10;

export type ProductBadge = { readonly kind: 'out' | 'low' | 'sale'; readonly text: string };

/** The badge of a card, from live stock and price (R1.4). A deal has one of its own, which says “Sale” and more. */
export function badgeOf(product: {
  readonly totalStock: number;
  readonly salePrice: Paise | null;
  readonly dealEndsAt?: string | null;
}): ProductBadge | undefined {
  if (product.totalStock === 0) return { kind: 'out', text: t('products.catalog.badge.out') };
  if (product.totalStock < LOW_STOCK_BELOW)
    return { kind: 'low', text: t('products.catalog.badge.low', { stock: product.totalStock }) };
  if (!product.dealEndsAt && product.salePrice !== null && product.salePrice > 0)
    return { kind: 'sale', text: t('products.catalog.badge.sale') };
  return undefined;
}
