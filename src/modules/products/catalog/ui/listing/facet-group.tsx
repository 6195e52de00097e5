import { type ReactNode, useState } from 'react';
import { Checkbox } from '#design/choices/checkbox.tsx';
import type { Facets } from '#products/catalog/contract.ts';
import { toggle } from '#products/catalog/listing/listing-changes.ts';
import type { ListGroup } from '#products/catalog/listing/listing-state.ts';
import { FacetValues } from './facet-values.tsx';
import styles from './filter-panel.module.css';
import { type Listing, useAtOnce } from './use-listing.ts';

type FacetGroupProps = { group: ListGroup; label: string; values: Facets['brand']; listing: Listing };

/**
 * Checkboxes. Values without products are disabled. Typed attributes are folded until one is chosen: phones have fifteen,
 * and who uses a keyboard passes them all.
 */
export function FacetGroup({ group, label: legend, values, listing }: FacetGroupProps) {
  const { state, show, arrival } = listing;
  const [chosen, choose] = useAtOnce<readonly string[]>(state[group], arrival);
  const [isOpen] = useState(values.some(({ value }) => chosen.includes(value)));
  if (values.length === 0) return null;
  const choices = (
    <FilterGroup label={legend}>
      <FacetValues label={legend} values={values} chosen={chosen}>
        {({ value, label, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <Checkbox
              key={value}
              name={group}
              value={value}
              label={label}
              aside={count}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => {
                choose(isChosen ? chosen.filter(other => other !== value) : [...chosen, value]);
                show(last => toggle(last, group, value));
              }}
            />
          );
        }}
      </FacetValues>
    </FilterGroup>
  );
  if (group !== 'attr') return choices;
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>{legend}</summary>
      {choices}
    </details>
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
