import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import type { CountedValues, Counts } from '#products/catalog/server/engine/product-search.ts';
import { EngineAway } from './engine-client.ts';
import { type FilterName, type FilterQueries, starsFrom } from './filter-queries.ts';
import { INDEX_GROUPS } from './product-document.ts';
import { type Aggregation, bucketsOf, type Found, inner, totalFound } from './read-answer.ts';
import { allOf, type Query } from './word-queries.ts';

/** More values of one filter are not counted. */
const MAX_VALUES = 10_000;
/** Filters offer at least so many stars. */
const STARS = [1, 2, 3, 4, 5] as const;
/** What is counted by value. */
const COUNTED = [...INDEX_GROUPS, 'rating'] as const;

/** Offers that are shown for their product as soon as they are found: most. */
export const BEST: Query = { term: { place: 0 } };
/** The others, which are shown only where no better one is found. */
export const WORSE: Query = { range: { place: { gt: 0 } } };

/** A search as the engine reads it. */
export interface Body {
  readonly from?: number;
  readonly size: number;
  readonly [more: string]: unknown;
}

/** Searches that are asked for with one request, by name. */
export type NamedSearches = ReadonlyMap<string, Body>;
export type NamedAnswers = ReadonlyMap<string, Found>;

/**
 * What is asked to count how many products a list has, and what each filter would leave. Best offers are counted by filters
 * alone: all groups without a filter of their own with one question, each other with one of its own. The few other offers
 * need a look at their better ones for each group. All are questions without hits, whose answers the engine keeps.
 */
export function countingOf(found: readonly Query[], filters: FilterQueries): NamedSearches {
  const open = COUNTED.filter(name => !filters.has(name));
  const own = COUNTED.filter(name => filters.has(name));
  const valuesOfAll = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, valuesOf(name)]));
  const best = (except?: FilterName) => allOf([...found, BEST, ...filters.passing(except)]);
  const groups = INDEX_GROUPS.map(group => [
    group,
    { filter: filters.shown(group, group), aggs: { by: valuesOf(group) } },
  ]);
  const stars = STARS.map(least => [
    `stars ${least}`,
    { filter: filters.shown('rating', undefined, [starsFrom(least)]) },
  ]);
  const others = {
    ...Object.fromEntries(groups),
    ...Object.fromEntries(stars),
    shown: { filter: filters.shown() },
    paid: { filter: allOf(filters.passing('price')), aggs: PAID },
  };
  const counted = { size: 0, track_total_hits: false };
  const hasPrice = filters.has('price');
  return new Map<string, Body>([
    [
      'best',
      { size: 0, track_total_hits: true, query: best(), aggs: { ...valuesOfAll(open), ...(!hasPrice && PAID) } },
    ],
    ...own.map(name => [`but ${name}`, { ...counted, query: best(name), aggs: valuesOfAll([name]) }] as const),
    ...(hasPrice ? [['but price', { ...counted, query: best('price'), aggs: PAID }] as const] : []),
    ['others', { ...counted, query: allOf([...found, WORSE, ...filters.nearly]), aggs: others }],
  ]);
}

/** The least and the most that is paid: of best offers, and of the others. */
const PAID = { least: { min: { field: 'paid' } }, most: { max: { field: 'paid' } } };

function valuesOf(field: string): Query {
  return { terms: { field, size: MAX_VALUES } };
}

/** Asks which values there are at all, whatever list is asked for. */
export const VALUES_OF_ALL: Body = {
  ...{ size: 0, track_total_hits: false },
  aggs: {
    origin: valuesOf('originName'),
    undeclared: { missing: { field: 'originName' } },
    condition: valuesOf('condition'),
  },
};

/** Values that some product on sale has. */
export type ValuesOfAll = Pick<Counts['values'], 'origin' | 'condition'>;

export function readValuesOfAll({ aggregations = {} }: Found): ValuesOfAll {
  const { origin, undeclared, condition } = aggregations;
  const origins: unknown[] = bucketsOf(origin).map(({ key }) => key);
  if ((undeclared?.doc_count ?? 0) > 0) origins.push(null);
  return { origin: origins, condition: bucketsOf(condition).map(({ key }) => key) } as unknown as ValuesOfAll;
}

export function searchCounts(answers: NamedAnswers, valuesOfAll: ValuesOfAll): Omit<Counts, 'attributes' | 'page'> {
  const of = (name: string) => answers.get(name)?.aggregations ?? {};
  const others = of('others');
  const bestOf = (name: string) => (answers.has(`but ${name}`) ? of(`but ${name}`) : of('best'))[name];
  const atLeast = STARS.map(least => others[`stars ${least}`]?.doc_count ?? 0);
  const counted = {
    ...Object.fromEntries(
      INDEX_GROUPS.map(group => [
        group,
        added(countsIn(bestOf(group), READ[group]), countsIn(inner(others[group]).by, READ[group])),
      ]),
    ),
    rating: added(
      countsIn(bestOf('rating'), Number),
      // Whoever has five stars was counted with each number below.
      new Map(STARS.map((stars, at) => [stars, (atLeast[at] ?? 0) - (atLeast[at + 1] ?? 0)])),
    ),
  } as unknown as Counts['of'];
  const prices = [answers.has('but price') ? of('but price') : of('best'), inner(others.paid)];
  const known = (key: 'least' | 'most') => prices.flatMap(each => each[key]?.value ?? []);
  return {
    total: totalFound(answers.get('best') as Found) + (others.shown?.doc_count ?? 0),
    of: counted,
    values: {
      ...Object.fromEntries(FILTER_FIELDS.map(name => [name, [...counted[name].keys()]])),
      ...valuesOfAll,
    } as unknown as Counts['values'],
    paid:
      known('least').length > 0 ? { least: Math.min(...known('least')), most: Math.max(...known('most')) } : undefined,
  };
}

function added<Value>(some: ReadonlyMap<Value, number>, others: ReadonlyMap<Value, number>): Map<Value, number> {
  const sum = new Map(some);
  for (const [value, count] of others) if (count !== 0) sum.set(value, (sum.get(value) ?? 0) + count);
  return sum;
}

function countsIn<Value>(of: Aggregation | undefined, read: (key: string | number) => Value): Map<Value, number> {
  if (Number(of?.sum_other_doc_count ?? 0) > 0) throw new EngineAway('a filter has too many values to count');
  return new Map(bucketsOf(of).map(({ key, doc_count }) => [read(key), doc_count]));
}

const asIs = (key: string | number) => key;
/** Buckets of yes and no have 1 and 0 as keys. */
const isYes = (key: string | number) => key === 1;

const READ = {
  ...Object.fromEntries(FILTER_FIELDS.map(name => [name, asIs])),
  ...{ inStock: isYes, onSale: isYes },
} as unknown as Readonly<Record<keyof CountedValues, (key: string | number) => string | number | boolean>>;
