import { Link } from 'react-router';
import { Chip } from '#design/buttons/chip.tsx';
import { priceText } from '#design/prices/price-text.ts';
import { Star } from '#design/ratings/star.tsx';
import type { Facets, ProductList } from '#products/catalog/contract.ts';
import { filterChips } from '#products/catalog/listing/filter-chips.ts';
import { change, clearAll } from '#products/catalog/listing/listing-changes.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import styles from './filter-chips.module.css';
import type { Listing } from './use-listing.ts';

const rupees = (amount: number) => priceText(amount * 100);

export interface FilterChipsProps {
  listing: Listing;
  facets: Facets;
  understood: ProductList['understood'];
}

/** What was understood of the words of a search and the applied filters, each with a link to remove it. */
export function FilterChips({ listing, facets, understood = [] }: FilterChipsProps) {
  const { state, href } = listing;
  const chips = filterChips(state, facets, rupees);
  if (chips.length + understood.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('products.catalog.filters.applied')}>
      {understood.map(({ group, label, keyword }) => (
        <li key={keyword}>
          <Chip
            removeLabel={t('products.catalog.filters.remove', { group, label })}
            href={href(change(state, {}), keyword)}
            renderLink={stayingLink}
          >
            {label}
          </Chip>
        </li>
      ))}
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
      {chips.length > 0 && (
        <li>
          <Link to={href(clearAll(state))} preventScrollReset className={styles.clear}>
            {t('products.catalog.filters.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
