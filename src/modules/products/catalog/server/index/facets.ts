import type { Facets } from '#products/catalog/contract.ts';
import { KIND_LABELS, KINDS, SECTION_LABELS, SECTIONS } from '#products/catalog/vocabulary.ts';
import type { ProductColumns } from './index-columns.ts';
import { originSlug } from './origin-slug.ts';
import type { Choice } from './product-bars.ts';
import type { ProductCounts } from './product-counts.ts';

export interface Brand {
  readonly id: string;
  readonly label: string;
  readonly mark?: string | null;
  readonly hidden?: boolean;
}

type Labelled = readonly [value: string, label: string];

const MIN_STARS = [4, 3, 2, 1] as const;

/** Counts with their labels, each group in its own order: values with products, and chosen ones even without. */
export function facetsOf(
  columns: ProductColumns,
  { of, paid }: ProductCounts,
  brands: readonly Brand[],
  choice: Choice,
): Facets {
  const brand = tally(columns.brand.values, of.brand, id => id);
  const section = tally(columns.section.values, of.section, id => id);
  const kind = tally(columns.kind.values, of.kind, id => id);
  const origin = tally(columns.origin.values, of.origin, originSlug);
  const atLeast = (least: number) =>
    sum(columns.rating.values.map((stars, code) => (stars >= least ? (of.rating[code] ?? 0) : 0)));
  const rating = new Map(MIN_STARS.map(least => [String(least), atLeast(least)]));
  const stars = choice.rating === undefined ? [] : [String(choice.rating)];
  return {
    brand: inOrder(
      // Who comes by an old link to a hidden brand sees what is chosen.
      brands.filter(({ id, hidden }) => !hidden || choice.brand?.includes(id)).map(({ id, label }) => [id, label]),
      brand,
      choice.brand,
    ),
    section: inOrder(
      SECTIONS.map(id => [id, SECTION_LABELS[id]]),
      section,
      choice.section,
    ),
    kind: inOrder(
      KINDS.map(id => [id, KIND_LABELS[id]]),
      kind,
      choice.kind,
    ),
    origin: inOrder(originsOf(columns.origin.values), origin, choice.origin),
    rating: inOrder(
      MIN_STARS.map(least => [String(least), `${least}★ and above`]),
      rating,
      stars,
    ),
    inStock: of.inStock[columns.inStock.values.indexOf(true)] ?? 0,
    onSale: of.onSale[columns.onSale.values.indexOf(true)] ?? 0,
    price: { min: Math.floor((paid?.least ?? 0) / 100), max: Math.ceil((paid?.most ?? 0) / 100) },
  };
}

function tally<Value>(values: readonly Value[], counts: Uint32Array, nameOf: (value: Value) => string) {
  const tallied = new Map<string, number>();
  for (const [code, value] of values.entries())
    tallied.set(nameOf(value), (tallied.get(nameOf(value)) ?? 0) + (counts[code] ?? 0));
  return tallied;
}

function inOrder(known: readonly Labelled[], counts: ReadonlyMap<string, number>, chosen: readonly string[] = []) {
  return known
    .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

/** By name, what is not declared last. */
function originsOf(values: readonly (string | null)[]): Labelled[] {
  const named = values.filter(value => value !== null).sort();
  const declared = new Map(named.map(value => [originSlug(value), value]));
  return [...declared, [originSlug(null), 'Not declared']];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}
