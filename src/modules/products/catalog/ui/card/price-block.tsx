import { Price } from '#design/prices/price.tsx';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { percentOff } from '#shared/money/money.ts';
import styles from './price-block.module.css';

/** The price paid, and below it the MRP and the saving. */
export function ProductPrice({ product }: { product: ProductDetail }) {
  const paid = paidPrice(product);
  const { price } = product;
  return (
    <div className={styles.block}>
      <p className={styles.now}>
        <Price paise={paid} size="hero" />
        {paid < price && <span className={styles.tag}>{percentOff(price, paid)}% off</span>}
      </p>
      {paid < price && (
        <p className={styles.mrp}>
          MRP{' '}
          <s>
            <Price paise={price} />
          </s>{' '}
          <b className={styles.save}>
            You save <Price paise={price - paid} />
          </b>
        </p>
      )}
      <p className={styles.tax}>{paid < price ? 'Inclusive of all taxes' : 'MRP, inclusive of all taxes'}</p>
    </div>
  );
}
