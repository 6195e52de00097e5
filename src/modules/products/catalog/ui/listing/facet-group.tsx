import type { ReactNode } from 'react';
import { Checkbox } from '#design/choices/checkbox.tsx';
import type { Facets } from '#products/catalog/contract.ts';
import { toggle } from '#products/catalog/listing/listing-changes.ts';
import type { ListGroup } from '#products/catalog/listing/listing-state.ts';
import { type FilterField, filterShape } from '#products/catalog/product/product.filters.ts';
import styles from './filter-panel.module.css';
import { type Listing, useAtOnce } from './use-listing.ts';

export function FacetGroup({ group, listing, facets }: { group: FilterField; listing: Listing; facets: Facets }) {
  return <Values group={group} label={filterShape(group).label} values={facets[group]} listing={listing} />;
}

/** A group for each typed attribute. */
export function AttributeGroups({ listing, facets }: { listing: Listing; facets: Facets }) {
  return facets.attributes.map(({ id, label, values }) => (
    <Values key={id} group="attr" label={label} values={values} listing={listing} />
  ));
}

type ValuesProps = { group: ListGroup; label: string; values: Facets['brand']; listing: Listing };

/** Checkboxes. Values without products are disabled. */
function Values({ group, label: legend, values, listing }: ValuesProps) {
  const { state, show, arrival } = listing;
  const [chosen, choose] = useAtOnce<readonly string[]>(state[group], arrival);
  if (values.length === 0) return null;
  return (
    <FilterGroup label={legend}>
      {values.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={group}
          value={value}
          label={label}
          aside={count}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => {
            choose(chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value]);
            show(last => toggle(last, group, value));
          }}
        />
      ))}
    </FilterGroup>
  );
}

export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
