import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { CountBubble } from '#design/buttons/count-bubble.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Facets } from '#products/catalog/contract.ts';
import { filterChips } from '#products/catalog/listing/filter-chips.ts';
import { t } from '#shared/language/t.ts';
import styles from './filter-bar.module.css';
import { SortMenu } from './sort-menu.tsx';
import type { Listing } from './use-listing.ts';

export interface FilterBarProps {
  listing: Listing;
  keyword?: string | undefined;
  facets: Facets;
  /** Before a press: the panel may be loaded. */
  onNear: () => void;
  onOpen: () => void;
}

/** For phones, sticky: a button that opens the panel, and the sort menu. */
export function FilterBar({ listing, keyword, facets, onNear, onOpen }: FilterBarProps) {
  const count = filterChips(listing.state, facets, String).length;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onOpen}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('products.catalog.filters.title')}
        {count > 0 && (
          <>
            <VisuallyHidden>{t('products.catalog.filters.chosen', { count })}</VisuallyHidden>
            <CountBubble count={count} />
          </>
        )}
      </button>
      <SortMenu listing={listing} keyword={keyword} className={styles.sort} />
    </div>
  );
}
