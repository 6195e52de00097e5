import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Star } from '#design/ratings/star.tsx';
import type { Facets } from '#products/catalog/contract.ts';
import { FIRST_GROUPS, OTHER_GROUPS } from '#products/catalog/listing/filter-chips.ts';
import { change, clearAll, hasFilters } from '#products/catalog/listing/listing-changes.ts';
import { type FilterField, filterShape } from '#products/catalog/product/product.filters.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { FacetGroup, FilterGroup } from './facet-group.tsx';
import styles from './filter-panel.module.css';
import { KeptChoices } from './kept-choices.tsx';
import { PriceRange } from './price-range.tsx';
import { type Listing, useAtOnce } from './use-listing.ts';

export interface FilterPanelProps {
  listing: Listing;
  keyword?: string | undefined;
  facets: Facets;
  withHeading?: boolean | undefined;
}

/** All filters, with how many products each would leave. They are applied immediately. */
export function FilterPanel({ listing, keyword, facets, withHeading }: FilterPanelProps) {
  const { state } = listing;
  const facet = (group: FilterField) => (
    <FacetGroup key={group} group={group} label={filterShape(group).label} values={facets[group]} listing={listing} />
  );
  return (
    <form method="get" onSubmit={event => event.preventDefault()}>
      <KeptChoices state={state} keyword={keyword} except="filters" />
      {withHeading && (
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('products.catalog.filters.title')}</h2>
          <ClearFilters listing={listing} />
        </div>
      )}
      {FIRST_GROUPS.map(facet)}
      <PriceRange listing={listing} bounds={facets.price} />
      <RatingGroup listing={listing} facets={facets} />
      <FilterGroup label={t('products.catalog.filters.availability')}>
        <YesBox name="inStock" label={t('products.catalog.filters.inStock')} listing={listing} facets={facets} />
        <YesBox name="onSale" label={t('products.catalog.filters.onSale')} listing={listing} facets={facets} />
      </FilterGroup>
      {facets.attributes.map(({ id, ...attribute }) => (
        <FacetGroup key={id} group="attr" listing={listing} {...attribute} />
      ))}
      {OTHER_GROUPS.map(facet)}
      <noscript>
        <Button type="submit" tone="primary" wide>
          {t('products.catalog.filters.apply')}
        </Button>
      </noscript>
    </form>
  );
}

type ChoiceProps = Pick<FilterPanelProps, 'listing' | 'facets'>;

function RatingGroup({ listing: { state, show, arrival }, facets }: ChoiceProps) {
  const [rating, choose] = useAtOnce(state.rating, arrival);
  if (facets.rating.length === 0) return null;
  return (
    <FilterGroup label={t('products.catalog.filters.rating')}>
      {facets.rating.map(({ value, count }) => (
        <Radio
          key={value}
          name="rating"
          value={value}
          checked={rating === Number(value)}
          disabled={count === 0 && rating !== Number(value)}
          onChange={() => {
            choose(Number(value));
            show(last => change(last, { rating: Number(value) }));
          }}
          label={rich('products.catalog.filters.stars', {
            stars: value,
            star: <Star />,
            hidden: words => <VisuallyHidden>{words}</VisuallyHidden>,
          })}
          aside={count}
        />
      ))}
    </FilterGroup>
  );
}

function YesBox({ name, label, listing, facets }: ChoiceProps & { name: 'inStock' | 'onSale'; label: string }) {
  const { state, show, arrival } = listing;
  const [isOn, choose] = useAtOnce(state[name], arrival);
  return (
    <Checkbox
      name={name}
      label={label}
      aside={facets[name]}
      checked={isOn}
      disabled={facets[name] === 0 && !isOn}
      onChange={event => {
        const { checked } = event.currentTarget;
        choose(checked);
        show(last => change(last, { [name]: checked }));
      }}
    />
  );
}

/** Removes all filters of the panel; hidden if none is applied. */
export function ClearFilters({ listing: { state, href } }: { listing: Listing }) {
  if (!hasFilters(state)) return null;
  return (
    <Link to={href(clearAll(state))} preventScrollReset className={styles.clear}>
      {t('products.catalog.filters.clear')}
    </Link>
  );
}
