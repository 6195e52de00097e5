import { classes } from '#design/theme/classes.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import { t } from '#shared/language/t.ts';
import styles from './save-tick.module.css';
import { useSaved } from './use-saved.ts';

/** The heart in a corner of a card. Sellers and administrators have none, as they have no cart. */
export function SaveTick({ product, className }: { product: ProductBrief; className: string | undefined }) {
  const saved = useSaved(product);
  const label = t('products.wishlist.saveTitle', { title: product.title });
  if (useCart().kind === 'none') return null;
  return (
    <input type="checkbox" className={classes(className, styles.corner)} aria-label={label} title={label} {...saved} />
  );
}
