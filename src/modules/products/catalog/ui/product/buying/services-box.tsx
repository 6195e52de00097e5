import { Price } from '#design/prices/price.tsx';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { t } from '#shared/language/t.ts';
import styles from './services-box.module.css';

/** What can be bought with a product; it is chosen at the checkout, which knows where the buyer is. */
export function ServicesBox({ services }: { services: ProductDetail['services'] }) {
  return (
    <section className={styles.box} aria-label={t('products.catalog.services.label')}>
      <ul>
        {services.map(({ name, covers, price, isLocal }) => (
          <li key={name}>
            <b>{name}</b> {price === 0 ? t('orders.services.choose.free') : <Price paise={price} />}
            {covers !== '' && <span className={styles.covers}>{covers}</span>}
            {isLocal && <span className={styles.covers}>{t('products.catalog.services.local')}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.covers}>{t('products.catalog.services.where')}</p>
    </section>
  );
}
