import { t } from '#shared/language/t.ts';
import { type Paise, paise, priceTag } from '#shared/money/money.ts';

/** How the price has changed since a product was saved; undefined if it is the same. */
export function priceChange(then: Paise, now: Paise): { readonly isLess: boolean; readonly text: string } | undefined {
  if (then === now) return undefined;
  const isLess = now < then;
  const amount = priceTag(paise(Math.abs(then - now)));
  return {
    isLess,
    text: isLess ? t('products.wishlist.less', { amount }) : t('products.wishlist.more', { amount }),
  };
}
