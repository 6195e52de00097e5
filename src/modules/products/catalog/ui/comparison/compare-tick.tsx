import { classes } from '#design/theme/classes.ts';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import corner from '#products/catalog/ui/card/card-corner.module.css';
import { t } from '#shared/language/t.ts';
import styles from './compare-tick.module.css';
import { useChoice } from './use-choice.ts';

/** Chooses the product of a card for comparison: an icon on its picture. */
export function CompareTick({ product: { slug, title } }: { product: CardProduct }) {
  return (
    <input
      type="checkbox"
      className={classes(corner.corner, styles.tick)}
      aria-label={t('products.catalog.compare.compareTitle', { title })}
      title={t('products.catalog.compare.compare')}
      {...useChoice(slug)}
    />
  );
}
