import { Link } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import type { ShownSection } from '#products/fronts/front.contract.ts';
import { rich } from '#shared/language/rich.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './front-sections.module.css';

/** Tiles that lead to the products up to a price. */
export function PriceBands({ bands }: { bands: NonNullable<ShownSection['prices']> }) {
  return (
    <ul className={styles.bands}>
      {bands.map(({ upTo, listing, total }) => (
        <li key={upTo}>
          <Link to={`${paths.listing}${listing}`} prefetch="intent" className={styles.band}>
            <span>
              {rich('products.fronts.under', { price: <Price paise={upTo * 100} className={styles.price} /> })}
            </span>
            <span className={styles.count}>{total}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
