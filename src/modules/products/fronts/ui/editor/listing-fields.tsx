import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type ListingState, listingQuery, parseListing } from '#products/catalog/listing/listing-state.ts';
import { CONDITION_LABELS, SECTION_LABELS, SORT_LABELS, SORTS, type Sort } from '#products/catalog/vocabulary.ts';
import { getProductChoices } from '#products/inventory/own-products/own-products.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './editor.module.css';

interface ListingFieldsProps {
  readonly listing: string;
  readonly error: string | undefined;
  readonly onChange: (listing: string) => void;
}

/** A rule for products: the filters of a product list, which can also be pasted as the address of one. */
export function ListingFields({ listing, error, onChange }: ListingFieldsProps) {
  const choices = useAnswer(getProductChoices, {}).answer?.data;
  const state = parseListing(new URLSearchParams(listing.slice(listing.indexOf('?') + 1)));
  const change = (more: Partial<ListingState>) => onChange(listingQuery({ ...state, ...more }));
  const labelled = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  const groups = [
    {
      by: 'kind',
      label: t('products.catalog.filters.category'),
      of: (choices?.categories ?? []).map(({ id, label, depth }) => ({
        value: id,
        label: `${'\u2003'.repeat(depth)}${label}`,
      })),
    },
    {
      by: 'brand',
      label: t('products.catalog.field.brand'),
      of: (choices?.brands ?? []).map(({ id, label }) => ({ value: id, label })),
    },
    { by: 'section', label: t('products.catalog.filters.collection'), of: labelled(SECTION_LABELS) },
    { by: 'condition', label: t('products.catalog.field.condition'), of: labelled(CONDITION_LABELS) },
  ] as const;
  const rupees = (typed: string) => (/^\d{1,8}$/.test(typed) ? Number(typed) : undefined);
  return (
    <>
      {groups.map(({ by, label, of }) => {
        const value = state[by].join(',');
        // Several words of a group come from a pasted address.
        const several = state[by].length > 1 ? [{ value, label: state[by].join(', ') }] : [];
        return (
          <Select
            key={by}
            label={label}
            value={value}
            onChange={({ currentTarget }) =>
              change({ [by]: currentTarget.value === '' ? [] : currentTarget.value.split(',') })
            }
            choices={[{ value: '', label: t('products.fronts.fields.any') }, ...several, ...of]}
          />
        );
      })}
      <div className={styles.pair}>
        <TextField
          label={t('products.fronts.fields.minPrice')}
          sign="₹"
          inputMode="numeric"
          value={state.minPrice ?? ''}
          onChange={event => change({ minPrice: rupees(event.currentTarget.value) })}
        />
        <TextField
          label={t('products.fronts.fields.maxPrice')}
          sign="₹"
          inputMode="numeric"
          value={state.maxPrice ?? ''}
          onChange={event => change({ maxPrice: rupees(event.currentTarget.value) })}
        />
      </div>
      <Checkbox
        label={t('products.fronts.fields.onSale')}
        checked={state.onSale}
        onChange={event => change({ onSale: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('products.fronts.fields.inStock')}
        checked={state.inStock}
        onChange={event => change({ inStock: event.currentTarget.checked })}
      />
      <Select
        label={t('products.catalog.sort.by')}
        value={state.sort ?? 'newest'}
        onChange={event => change({ sort: event.currentTarget.value as Sort })}
        choices={SORTS.filter(sort => sort !== 'relevance').map(value => ({ value, label: SORT_LABELS[value] }))}
      />
      <TextField
        label={t('products.fronts.fields.listing')}
        hint={t('products.fronts.fields.listingHint')}
        error={error}
        maxLength={1_000}
        value={listing}
        onChange={event => onChange(event.currentTarget.value.replace(location.origin, ''))}
      />
    </>
  );
}
