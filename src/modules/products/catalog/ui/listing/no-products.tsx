import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { clearAll, isBare } from '#products/catalog/listing/listing-changes.ts';
import * as paths from '#shared/paths/paths.ts';
import type { Listing } from './use-listing.ts';

/** Nothing fits: says so, and leads to where something does. */
export function NoProducts({ title, listing }: { title: string; listing: Listing }) {
  const { state, href } = listing;
  const canClear = !isBare(state);
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={title}
      action={
        <Link to={canClear ? href(clearAll(state)) : paths.listing} className={buttonClass({ tone: 'primary' })}>
          {canClear ? 'Clear all filters' : 'See all products'}
        </Link>
      }
    >
      {canClear ? 'Try removing some filters.' : 'Browse all our products instead.'}
    </EmptyState>
  );
}
