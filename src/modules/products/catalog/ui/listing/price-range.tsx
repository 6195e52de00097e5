import { useEffect, useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { priceText } from '#design/prices/price-text.ts';
import type { Facets } from '#products/catalog/contract.ts';
import { change } from '#products/catalog/listing/listing-changes.ts';
import { priceAt, priceStepOf, SCALE_STEPS } from '#products/catalog/listing/price-scale.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import type { Read } from '#shared/text/read.ts';
import { FilterGroup } from './facet-group.tsx';
import styles from './price-range.module.css';
import type { Listing } from './use-listing.ts';

interface Ends {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The price filter: a slider with two thumbs, and two fields. Applied when a thumb is released or a field loses focus. */
export function PriceRange({ listing, bounds }: { listing: Listing; bounds: Facets['price'] }) {
  const { state, show } = listing;
  const chosen: Ends = { min: state.minPrice, max: state.maxPrice };
  const [ends, setEnds] = useState(chosen);
  // Prices are rounded, so several steps have the same price: the step of a moved thumb is stored too.
  const [steps, setSteps] = useState<Partial<Record<'min' | 'max', number>>>({});
  const [faults, setFaults] = useState<Partial<Record<'min' | 'max', string | undefined>>>({});
  // A change of the address (a chip removed, the back button) moves the thumbs too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` is a new object each time
  useEffect(() => {
    setEnds(chosen);
    setSteps({});
    setFaults({});
  }, [chosen.min, chosen.max]);

  // The scale includes the selected prices even if no products in that range are left.
  const scale = {
    min: Math.min(bounds.min, ends.min ?? bounds.min),
    max: Math.max(bounds.max, ends.max ?? bounds.max),
  };
  if (scale.max <= scale.min) return null;
  const low = steps.min ?? priceStepOf(ends.min ?? scale.min, scale);
  const high = steps.max ?? priceStepOf(ends.max ?? scale.max, scale);
  const apply = (next: Ends = ends) => {
    const min = next.min === undefined || next.min <= bounds.min ? undefined : next.min;
    const max = next.max === undefined || next.max >= bounds.max ? undefined : next.max;
    if (min !== chosen.min || max !== chosen.max) show(last => change(last, { minPrice: min, maxPrice: max }));
  };
  const applyTyped = async (end: 'min' | 'max', text: string) => {
    const read = await wholeRupees(text, end === 'min' ? Math.floor : Math.ceil);
    setFaults({ ...faults, [end]: 'fault' in read ? read.fault : undefined });
    if ('value' in read) apply({ ...ends, [end]: read.value });
  };
  const thumb = (end: 'min' | 'max', label: string, step: number) => (
    <input
      type="range"
      className={styles.thumb}
      aria-label={label}
      aria-valuetext={priceText(priceAt(step, scale) * 100)}
      min={0}
      max={SCALE_STEPS}
      value={step}
      onChange={event => {
        const wanted = Number(event.currentTarget.value);
        const allowed = end === 'min' ? Math.min(wanted, high - 1) : Math.max(wanted, low + 1);
        setSteps({ ...steps, [end]: allowed });
        setEnds({ ...ends, [end]: priceAt(allowed, scale) });
      }}
      onPointerUp={() => apply()}
      onKeyUp={() => apply()}
      onBlur={() => apply()}
    />
  );
  const field = (end: 'min' | 'max', label: string) => (
    <TextField
      label={label}
      name={end === 'min' ? 'minPrice' : 'maxPrice'}
      sign="₹"
      inputMode="numeric"
      autoComplete="off"
      inputClassName={styles.field}
      key={`${end}-${chosen[end]}`}
      defaultValue={chosen[end] ?? ''}
      placeholder={countText(end === 'min' ? bounds.min : bounds.max)}
      error={faults[end]}
      onBlur={event => void applyTyped(end, event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') void applyTyped(end, event.currentTarget.value);
      }}
    />
  );
  return (
    <FilterGroup label={t('products.catalog.filters.price')}>
      <div className={styles.scale}>
        <svg className={styles.line} aria-hidden="true">
          <rect
            x={`${(low / SCALE_STEPS) * 100}%`}
            width={`${(Math.max(0, high - low) / SCALE_STEPS) * 100}%`}
            height="100%"
          />
        </svg>
        {thumb('min', t('products.catalog.filters.lowest'), low)}
        {thumb('max', t('products.catalog.filters.highest'), high)}
      </div>
      <div className={styles.fields}>
        {field('min', t('products.catalog.filters.min'))}
        {field('max', t('products.catalog.filters.max'))}
      </div>
    </FilterGroup>
  );
}

/** Parses an amount and rounds it to whole rupees, outwards, so that ₹499.50 is still included. Loads the parser on demand. */
async function wholeRupees(text: string, round: (rupees: number) => number): Promise<Read<number | undefined>> {
  if (text.trim() === '') return { value: undefined };
  const { readMoney } = await import('#shared/money/read-money.ts');
  const read = readMoney(text);
  return 'fault' in read ? read : { value: Math.min(round(read.value / 100), 10_000_000) };
}
