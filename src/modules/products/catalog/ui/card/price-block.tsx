import { Price } from '#design/prices/price.tsx';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { percentOff } from '#shared/money/money.ts';
import styles from './price-block.module.css';

/** The price paid, and below it the MRP and the saving. */
export function ProductPrice({ product }: { product: ProductDetail }) {
  const paid = paidPrice(product);
  const { price, lowestPrice } = product;
  return (
    <div className={styles.block}>
      <p className={styles.now}>
        <Price paise={paid} size="hero" />
        {paid < price && (
          <span className={styles.tag}>{t('design.price.off', { percent: percentOff(price, paid) })}</span>
        )}
      </p>
      {paid < price && (
        <p className={styles.mrp}>
          {t('products.catalog.price.mrp')}{' '}
          <s>
            <Price paise={price} />
          </s>{' '}
          <b className={styles.save}>
            {rich('products.catalog.card.save', { amount: <Price paise={price - paid} /> })}
          </b>
        </p>
      )}
      {lowestPrice !== null && (
        <p className={styles.tax}>{rich('products.catalog.price.lowest', { price: <Price paise={lowestPrice} /> })}</p>
      )}
      <p className={styles.tax}>
        {paid < price ? t('products.catalog.price.taxes') : t('products.catalog.price.mrpTaxes')}
      </p>
    </div>
  );
}
