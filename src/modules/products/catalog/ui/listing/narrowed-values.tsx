import type { ReactNode } from 'react';
import { narrowValues } from '#products/catalog/listing/narrow-values.ts';
import { t } from '#shared/language/t.ts';
import type { FacetValue } from './facet-values.tsx';

interface Narrowed {
  values: readonly FacetValue[];
  typed: string;
}

/** The values of a group that have the typed words. */
export function NarrowedValues({ values, typed, row }: Narrowed & { row: (value: FacetValue) => ReactNode }) {
  return narrowValues(values, typed).map(row);
}

/** How many they are, for a status line. */
export function NarrowedCount({ values, typed }: Narrowed) {
  const { length: count } = narrowValues(values, typed);
  return count === 0
    ? t('products.catalog.filters.noneNarrowed')
    : t('products.catalog.filters.narrowed', { count, all: values.length });
}
