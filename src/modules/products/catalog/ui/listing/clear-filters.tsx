import { Link } from 'react-router';
import { clearAll, hasFilters } from '#products/catalog/listing/listing-changes.ts';
import styles from './filter-panel.module.css';
import type { Listing } from './use-listing.ts';

/** Takes back every choice of the panel; where there is none there is nothing to press. */
export function ClearFilters({ listing: { state, href } }: { listing: Listing }) {
  if (!hasFilters(state)) return null;
  return (
    <Link to={href(clearAll(state))} preventScrollReset className={styles.clear}>
      Clear all
    </Link>
  );
}
