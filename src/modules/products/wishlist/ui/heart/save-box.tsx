import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import { t } from '#shared/language/t.ts';
import styles from './save-box.module.css';
import tick from './save-tick.module.css';
import { useSaved } from './use-saved.ts';

/** The heart of a product’s page, with its word. */
export function SaveBox({ product }: { product: ProductBrief }) {
  const saved = useSaved(product);
  return (
    <label className={styles.box}>
      <input type="checkbox" className={tick.tick} {...saved} />
      {t('products.wishlist.save')}
    </label>
  );
}
