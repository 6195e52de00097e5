import { Link } from 'react-router';
import { Chip } from '#design/buttons/chip.tsx';
import { priceText } from '#design/prices/price-text.ts';
import { Star } from '#design/ratings/star.tsx';
import type { Facets } from '#products/catalog/contract.ts';
import { filterChips } from '#products/catalog/listing/filter-chips.ts';
import { clearAll } from '#products/catalog/listing/listing-changes.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import styles from './filter-chips.module.css';
import type { Listing } from './use-listing.ts';

const rupees = (amount: number) => priceText(amount * 100);

/** The applied filters, each with a button to remove it. */
export function FilterChips({ listing, facets }: { listing: Listing; facets: Facets }) {
  const { state, href } = listing;
  const chips = filterChips(state, facets, rupees);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('products.catalog.filters.applied')}>
      {chips.map(({ key, group, label, stars, without }) => (
        <li key={key}>
          <Chip
            removeLabel={
              stars === undefined
                ? t('products.catalog.filters.remove', { group, label })
                : t('products.catalog.filters.removeRating', { group, stars })
            }
            href={href(without)}
            renderLink={stayingLink}
          >
            {stars !== undefined && (
              <>
                {stars} <Star />{' '}
              </>
            )}
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link to={href(clearAll(state))} preventScrollReset className={styles.clear}>
          {t('products.catalog.filters.clear')}
        </Link>
      </li>
    </ul>
  );
}
