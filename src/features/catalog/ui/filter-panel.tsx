import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Radio } from '#design/radio.tsx';
import { Star } from '#design/star.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import type { Facets } from '#features/catalog/contract.ts';
import { change } from '#features/catalog/listing-changes.ts';
import { ClearFilters } from './clear-filters.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-panel.module.css';
import { KeptChoices } from './kept-choices.tsx';
import { PriceRange } from './price-range.tsx';
import type { Listing } from './use-listing.ts';

export interface FilterPanelProps {
  listing: Listing;
  keyword?: string | undefined;
  facets: Facets;
  withHeading?: boolean | undefined;
}

/** Every way to narrow the list, with how much each would leave. A choice acts at once. */
export function FilterPanel({ listing, keyword, facets, withHeading }: FilterPanelProps) {
  const { state, show } = listing;
  return (
    <form method="get" onSubmit={event => event.preventDefault()}>
      <KeptChoices state={state} keyword={keyword} except="filters" />
      {withHeading && (
        <div className={styles.head}>
          <h2 className={styles.heading}>Filters</h2>
          <ClearFilters listing={listing} />
        </div>
      )}
      <FacetGroup group="brand" listing={listing} facets={facets} />
      <FacetGroup group="kind" listing={listing} facets={facets} />
      <PriceRange listing={listing} bounds={facets.price} />
      {facets.rating.length > 0 && (
        <FilterGroup label="Rating">
          {facets.rating.map(({ value, count }) => (
            <Radio
              key={value}
              name="rating"
              value={value}
              checked={state.rating === Number(value)}
              disabled={count === 0 && state.rating !== Number(value)}
              onChange={() => show(change(state, { rating: Number(value) }))}
              label={
                <>
                  {value} <Star />
                  <VisuallyHidden> stars</VisuallyHidden> and above
                </>
              }
              aside={count}
            />
          ))}
        </FilterGroup>
      )}
      <FilterGroup label="Availability">
        <Checkbox
          name="inStock"
          label="In stock"
          aside={facets.inStock}
          checked={state.inStock}
          disabled={facets.inStock === 0 && !state.inStock}
          onChange={event => show(change(state, { inStock: event.currentTarget.checked }))}
        />
        <Checkbox
          name="onSale"
          label="On sale"
          aside={facets.onSale}
          checked={state.onSale}
          disabled={facets.onSale === 0 && !state.onSale}
          onChange={event => show(change(state, { onSale: event.currentTarget.checked }))}
        />
      </FilterGroup>
      <FacetGroup group="section" listing={listing} facets={facets} />
      <FacetGroup group="origin" listing={listing} facets={facets} />
      <noscript>
        <Button type="submit" tone="primary" wide>
          Show these products
        </Button>
      </noscript>
    </form>
  );
}
