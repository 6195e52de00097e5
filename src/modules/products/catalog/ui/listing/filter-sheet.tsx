import { Button } from '#design/buttons/button.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import type { ProductList } from '#products/catalog/contract.ts';
import { t } from '#shared/language/t.ts';
import { ClearFilters, FilterPanel } from './filter-panel.tsx';
import type { Listing } from './use-listing.ts';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  list: ProductList;
  listing: Listing;
  keyword?: string | undefined;
}

/** The panel on phones. Filters are applied immediately, so the button only closes it. */
export function FilterSheet({ open, onClose, list, listing, keyword }: FilterSheetProps) {
  const { totalItems, facets } = list;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('products.catalog.filters.title')}
      phone="bottom"
      aside={<ClearFilters listing={listing} />}
      footer={
        <Button tone="primary" size="xl" wide onClick={onClose}>
          {totalItems === 0
            ? t('products.catalog.results.none')
            : t('products.catalog.filters.show', { count: totalItems })}
        </Button>
      }
    >
      <FilterPanel listing={listing} keyword={keyword} facets={facets} />
    </Sheet>
  );
}
