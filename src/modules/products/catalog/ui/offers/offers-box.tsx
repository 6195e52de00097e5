import { Link } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { Offers } from '#products/catalog/product/product.schema.ts';
import { AddToCart } from '#products/catalog/ui/card/add-to-cart.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { useKnownPin } from '#shop/delivery/ui/known-pin.ts';
import styles from './offers-box.module.css';

/** What other sellers offer of the same product, each with its own page. */
export function OffersBox({ offers: { heading, featured, others } }: { offers: Offers }) {
  const known = useKnownPin();
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <b>{heading}</b>
        {featured}
      </summary>
      <ul>
        {others.map(offer => (
          <li key={offer._id} className={styles.offer}>
            <Link to={paths.product(offer.slug)} className={styles.seller}>
              {offer.username}
            </Link>
            <Price paise={paidPrice(offer)} mrp={offer.price} />
            <AddToCart product={offer} />
            <small>
              {known?.arrivalFrom(offer.sellerState) ?? offer.delivery} {offer.notes.join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      <Link to={paths.ranking} className={styles.rules}>
        {t('products.catalog.offers.rules')}
      </Link>
    </details>
  );
}
