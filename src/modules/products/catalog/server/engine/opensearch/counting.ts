import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import type { CountedValues, Counts } from '#products/catalog/server/engine/product-search.ts';
import { EngineAway } from './engine-client.ts';
import { type FilterQueries, starsFrom } from './filter-queries.ts';
import { INDEX_GROUPS } from './product-document.ts';
import { type Aggregation, bucketsOf, type Found, inner, totalFound } from './read-answer.ts';
import { allOf, type Query } from './word-queries.ts';

/** More values of one filter are not counted. */
const MAX_VALUES = 10_000;
/** Filters offer at least so many stars. */
const STARS = [1, 2, 3, 4, 5] as const;

/** What is asked for along with a list, to count what each filter would leave. */
export function countingOf(filters: FilterQueries): Readonly<Record<string, Query>> {
  const groups = INDEX_GROUPS.map(group => [
    group,
    {
      filter: filters.shown(group, group),
      aggs: { by: { terms: { field: group, size: MAX_VALUES } } },
    },
  ]);
  const stars = STARS.map(least => [
    `stars ${least}`,
    { filter: filters.shown('rating', undefined, [starsFrom(least)]) },
  ]);
  const values = FILTER_FIELDS.map(name => [
    name,
    { terms: { field: name === 'origin' ? 'originName' : name, size: MAX_VALUES } },
  ]);
  return {
    ...Object.fromEntries(groups),
    ...Object.fromEntries(stars),
    paid: {
      filter: allOf(filters.passing('price')),
      aggs: { least: { min: { field: 'paid' } }, most: { max: { field: 'paid' } } },
    },
    // Which values there are at all, whatever is asked for.
    all: { global: {}, aggs: Object.fromEntries(values) },
    undeclared: { global: {}, aggs: { none: { missing: { field: 'originName' } } } },
  };
}

export function readCounts(found: Found): Omit<Counts, 'attributes' | 'page'> {
  const { aggregations = {} } = found;
  const of = INDEX_GROUPS.map(group => [group, countsIn(inner(aggregations[group], 'by'), READ[group])]);
  const atLeast = STARS.map(least => aggregations[`stars ${least}`]?.doc_count ?? 0);
  // Whoever has five stars was counted with each number below.
  const rating = new Map(STARS.map((stars, at) => [stars, (atLeast[at] ?? 0) - (atLeast[at + 1] ?? 0)]));
  const { least, most } = {
    least: inner(aggregations.paid, 'least').value,
    most: inner(aggregations.paid, 'most').value,
  };
  const values = FILTER_FIELDS.map(name => [name, bucketsOf(inner(aggregations.all, name)).map(({ key }) => key)]);
  const hasUndeclared = (inner(aggregations.undeclared, 'none').doc_count ?? 0) > 0;
  const named = Object.fromEntries(values) as Record<string, unknown[]>;
  if (hasUndeclared) named.origin?.push(null);
  return {
    total: totalFound(found),
    of: { ...Object.fromEntries(of), rating } as unknown as Counts['of'],
    values: named as unknown as Counts['values'],
    paid: typeof least === 'number' && typeof most === 'number' ? { least, most } : undefined,
  };
}

function countsIn<Value>(of: Aggregation, read: (key: string | number) => Value): Map<Value, number> {
  if (Number(of.sum_other_doc_count ?? 0) > 0) throw new EngineAway('a filter has too many values to count');
  return new Map(bucketsOf(of).map(({ key, doc_count }) => [read(key), doc_count]));
}

const asIs = (key: string | number) => key;
/** Buckets of yes and no have 1 and 0 as keys. */
const isYes = (key: string | number) => key === 1;

const READ = {
  ...Object.fromEntries(FILTER_FIELDS.map(name => [name, asIs])),
  ...{ inStock: isYes, onSale: isYes },
} as unknown as Readonly<Record<keyof CountedValues, (key: string | number) => string | number | boolean>>;
