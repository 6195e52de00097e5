import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { classes } from '#design/theme/classes.ts';
import type { BrandTile } from '#products/catalog/contract.ts';
import { storeFilters } from '#products/catalog/listing/stored-filters.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './brand-tiles.module.css';
import home from './home.module.css';

/** So many are in the first two rows, with the tile of all brands. */
const IN_TWO_ROWS = 14;

interface BrandTilesProps {
  id: string;
  heading: ReactNode;
  brands: readonly BrandTile[];
}

/** A tile for each brand, in two rows at most; a click stores it as the session's filter and opens the listing. */
export function BrandTiles({ id: headingId, heading, brands }: BrandTilesProps) {
  return (
    <section className={home.brandSection} aria-labelledby={headingId}>
      <WireHeading id={headingId}>{heading}</WireHeading>
      <ul className={classes(styles.brands, brands.length > IN_TWO_ROWS && styles.more)}>
        {brands.map(({ id, label, mark, count }) => (
          <li key={id}>
            <Link
              to={`${paths.listing}?brand=${id}`}
              prefetch="intent"
              className={styles.brand}
              onClick={() => storeFilters({ brand: [id] })}
            >
              <span className={styles.box}>
                <BrandMark mark={mark} label={label} />
              </span>
              <span className={styles.name}>
                {label} <span className={styles.count}>{count}</span>
              </span>
            </Link>
          </li>
        ))}
        <li className={styles.all}>
          <Link to={paths.listing} className={styles.brand} onClick={() => storeFilters({})}>
            <span className={styles.box}>
              <ArrowRight aria-hidden="true" />
            </span>
            <span className={styles.name}>{t('products.catalog.home.allBrands')}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
