import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { sellerShown } from '#products/catalog/product/seller-shown.ts';
import { t } from '#shared/language/t.ts';
import styles from './seller-box.module.css';

type SellerBoxProps = { product: Pick<ProductDetail, 'seller' | 'sellerDetails'>; state: string | null };

/** The seller; expanded, the contact details that the law requires. */
export function SellerBox({ product: { seller, sellerDetails }, state }: SellerBoxProps) {
  const place = [seller.city, state].filter(Boolean).join(', ');
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <span>
          <span className={styles.label}>{t('products.catalog.seller.soldBy')}</span>
          <b className={styles.name}>{sellerShown(seller.name)}</b> <span className={styles.place}>{place}</span>
        </span>
        <span className={styles.open}>{t('products.catalog.seller.details')}</span>
      </summary>
      <dl className={styles.details}>
        {sellerDetails.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
