import { lazy, Suspense } from 'react';
import { classes } from '#design/theme/classes.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { fitText } from '#products/catalog/product/fits/fit-text.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { t } from '#shared/language/t.ts';
import styles from './fit-list.module.css';

/** For shoppers only, so that the page of a product names few files. */
const OwnFitted = lazy(async () => ({ default: (await import('./own-fitted.tsx')).OwnFitted }));

export interface FitListProps {
  product: ProductDetail;
  className?: string | undefined;
}

/** What an accessory fits, and which of the shopper's own products. */
export function FitList({ product, className }: FitListProps) {
  const { kind } = useCart();
  const names = product.fits.flatMap(line => fitText(line) ?? []);
  return (
    <div className={classes(styles.fits, className)}>
      {kind === 'shopper' && (
        <Suspense>
          <OwnFitted id={product._id} />
        </Suspense>
      )}
      {names.length > 0 && <p>{t('products.catalog.fits.list', { names: names.join(', ') })}</p>}
    </div>
  );
}
