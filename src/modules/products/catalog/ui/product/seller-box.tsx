import { showMobile } from '#people/addresses/mobile.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { sellerShown } from '#products/catalog/product/seller-shown.ts';
import { t } from '#shared/language/t.ts';
import styles from './seller-box.module.css';

/** The seller; expanded, the contact details that the law requires. */
export function SellerBox({ seller, state }: { seller: ProductDetail['seller']; state: string | null }) {
  const { name, legalName, address, city, careEmail, carePhone } = seller;
  const place = [city, state].filter(Boolean).join(', ');
  const whole = address && [address, city && !address.includes(city) && city, state].filter(Boolean).join(', ');
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <span>
          <span className={styles.label}>{t('products.catalog.seller.soldBy')}</span>
          <b className={styles.name}>{sellerShown(name)}</b> <span className={styles.place}>{place}</span>
        </span>
        <span className={styles.open}>{t('products.catalog.seller.details')}</span>
      </summary>
      <dl className={styles.details}>
        {[
          [t('products.catalog.seller.legalName'), legalName],
          [t('products.catalog.seller.address'), whole],
          [
            t('products.catalog.seller.care'),
            [carePhone && showMobile(carePhone), careEmail].filter(Boolean).join(', '),
          ],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || t('products.catalog.notDeclared')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
