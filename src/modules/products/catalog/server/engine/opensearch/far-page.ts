import type { Body } from './counting.ts';
import { FarPage } from './engine-client.ts';
import type { SortKey } from './orders.ts';
import { type Found, partCounts } from './read-answer.ts';
import { allOf, anyOf, type Query } from './word-queries.ts';

/** So many products of a list are looked at to guess which values are where. */
const SAMPLED = 300;
/** What is sought is this near to its guess among them, but for one time in 400: three standard deviations. */
const NEARBY = 27;
/** Of those that are near, one in three is a border between parts. */
const EVERY = 3;
/** Each step leaves a hundredth, so ten million products take two for a field. */
const MAX_STEPS = 20;

type Value = string | number | boolean;

/** Neighbouring products of a list. */
interface Part {
  readonly query: Query;
  /** All have the same value, so the next field decides. */
  readonly isOneValue: boolean;
}

export interface SortedList {
  readonly query: Query;
  /** Fields, the last of which no two products share. */
  readonly keys: readonly SortKey[];
  readonly total: number;
  /** So far the engine walks through a part. */
  readonly near: number;
}

/**
 * A part of a list with the page at this offset, and where in it the page begins. For each field in turn, random products
 * tell where the page roughly is, the parts around it are counted, and the one that it is in is taken.
 * @throws FarPage if it is not found
 */
export async function partWithPage(
  list: SortedList,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  search: (body: Body) => Promise<Found>,
): Promise<{ readonly query: Query; readonly from: number }> {
  const within: Query[] = [list.query];
  const passed: Query[] = [];
  let [skipped, count] = [0, list.total];
  let steps = 0;
  for (const key of list.keys)
    for (let isOneValue = false; !isOneValue && count > list.near; ) {
      steps += 1;
      if (steps > MAX_STEPS) throw new FarPage();
      const values = valuesIn(await search(sampleOf(within, key)), key);
      const parts = partsOf(key, nearby(values, (offset - skipped) / count));
      const counts = partCounts(await search(countingParts(within, parts)));
      let at = 0;
      while (at < parts.length - 1 && skipped + (counts[at] as number) <= offset) {
        skipped += counts[at] as number;
        at += 1;
      }
      if (at > 0) passed.push(allOf([...within, anyOf(parts.slice(0, at).map(({ query }) => query))]));
      const part = parts[at] as Part;
      within.push(part.query);
      count = counts[at] as number;
      isOneValue = part.isOneValue;
    }
  const from = offset - skipped;
  if (from + limit <= count) return { query: allOf(within), from };
  // The page goes on in the part after it.
  return { query: { bool: { filter: [list.query], must_not: passed } }, from };
}

function sampleOf(within: readonly Query[], { field }: SortKey): Body {
  return {
    ...{ size: SAMPLED, _source: false, track_total_hits: false, docvalue_fields: [field] },
    query: {
      function_score: {
        query: allOf(within),
        // The same ones each time, so that the answer can be kept.
        random_score: { seed: 1, field: '_seq_no' },
        boost_mode: 'replace',
      },
    },
  };
}

/** In the order of the list. Who has none is left out. */
function valuesIn({ hits }: Found, { field, order }: SortKey): Value[] {
  const values = hits.hits.flatMap(({ fields }) => (fields?.[field] ?? []) as Value[]);
  return values.sort((one, other) => (order === 'asc' ? compare(one, other) : compare(other, one)));
}

/** As the engine sorts: texts by their bytes. */
function compare(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return Number(one) - Number(other);
}

/** Values around a place between 0, the first, and 1, the last. */
function nearby(values: readonly Value[], place: number): readonly Value[] {
  const middle = Math.floor(place * values.length);
  const near = values.filter((_, at) => Math.abs(at - middle) <= NEARBY && (at - middle) % EVERY === 0);
  return [...new Set(near)];
}

/** All products, parted at these values, which come in the order of the list. */
function partsOf({ field, order, missing }: SortKey, values: readonly Value[]): readonly Part[] {
  const [before, after] = order === 'asc' ? ['lt', 'gt'] : ['gt', 'lt'];
  const range = (how: object): Part => ({ query: { range: { [field]: how } }, isOneValue: false });
  const having: Part[] = values.flatMap((value, at) => [
    range({ ...(at > 0 && { [after as string]: values[at - 1] }), [before as string]: value }),
    { query: { term: { [field]: value } }, isOneValue: true },
  ]);
  const last = values.at(-1);
  having.push(
    last === undefined ? { query: { exists: { field } }, isOneValue: false } : range({ [after as string]: last }),
  );
  if (missing === undefined) return having;
  const lacking: Part = { query: { bool: { must_not: [{ exists: { field } }] } }, isOneValue: true };
  return missing === '_first' ? [lacking, ...having] : [...having, lacking];
}

function countingParts(within: readonly Query[], parts: readonly Part[]): Body {
  return {
    ...{ size: 0, track_total_hits: false, query: allOf(within) },
    aggs: { parts: { filters: { filters: parts.map(({ query }) => query) } } },
  };
}
