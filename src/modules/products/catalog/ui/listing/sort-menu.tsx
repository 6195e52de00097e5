import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { change } from '#products/catalog/listing/listing-changes.ts';
import { DEFAULT_SORT, SORT_LABELS, SORTS, type Sort } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import { KeptChoices } from './kept-choices.tsx';
import { type Listing, useAtOnce } from './use-listing.ts';

export interface SortMenuProps {
  listing: Listing;
  keyword?: string | undefined;
  className?: string | undefined;
}

/** The sort order, by default price; in a search, relevance. */
export function SortMenu({ listing, keyword, className }: SortMenuProps) {
  const { state, show, arrival } = listing;
  const usual: Sort = keyword === undefined ? DEFAULT_SORT : 'relevance';
  const [sorted, choose] = useAtOnce(state.sort ?? usual, arrival);
  const offered = SORTS.filter(sort => sort !== 'relevance' || keyword !== undefined);
  return (
    <form method="get" className={className}>
      <Select
        inline
        label={t('products.catalog.sort.by')}
        name="sort"
        choices={offered.map(value => ({ value, label: SORT_LABELS[value] }))}
        value={sorted}
        onChange={event => {
          const sort = event.currentTarget.value as Sort;
          choose(sort);
          show(last => change(last, { sort: sort === usual ? undefined : sort }));
        }}
      />
      <KeptChoices state={state} keyword={keyword} except="sort" />
      <noscript>
        <Button type="submit" size="sm">
          {t('products.catalog.sort.go')}
        </Button>
      </noscript>
    </form>
  );
}
