import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { Body, NamedAnswers, NamedSearches } from './counting.ts';
import { FarPage } from './engine-client.ts';
import type { SortKey } from './orders.ts';
import { type Found, totalFound } from './read-answer.ts';
import { allOf, anyOf, type Query } from './word-queries.ts';

/** So many products of a list are looked at to guess which values are where. */
const SAMPLED = 1_000;
/** What is sought is this near to its guess among them, but for one time in 400: three standard deviations. */
const NEARBY = 48;
/** Each step leaves a tenth, so ten million products take three for a field. */
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
  /** The engine walks through parts of so many products. */
  readonly small: number;
}

/**
 * A small part of a list with the page at this offset, and where in it the page begins. For each field in turn, random
 * products tell between which values the page most likely is; these parts are counted, and the one that it is in is taken.
 * @throws FarPage if it is not found
 */
export async function partWithPage(
  list: SortedList,
  { offset, limit }: PageSpan,
  ask: (questions: NamedSearches) => Promise<NamedAnswers>,
): Promise<{ readonly query: Query; readonly from: number }> {
  const within: Query[] = [list.query];
  const passed: Query[] = [];
  let [skipped, count] = [0, list.total];
  let steps = 0;
  for (const key of list.keys)
    for (let isOneValue = false; !isOneValue && count > list.small; ) {
      steps += 1;
      if (steps > MAX_STEPS) throw new FarPage();
      const sampled = await ask(new Map([['sample', sampleOf(within, key)]]));
      const parts = partsOf(key, sampled.get('sample') as Found, (offset - skipped) / count);
      const counts = await ask(countingEach(within, parts));
      for (const [at, part] of parts.entries()) {
        count = totalFound(counts.get(`part ${at}`) as Found);
        if (skipped + count > offset || at === parts.length - 1) {
          within.push(part.query);
          isOneValue = part.isOneValue;
          break;
        }
        skipped += count;
        passed.push(allOf([...within, part.query]));
      }
    }
  const from = offset - skipped;
  if (from + limit <= count) return { query: allOf(within), from };
  // The page goes on in the part after it.
  return { query: { bool: { filter: [list.query], must_not: [anyOf(passed)] } }, from };
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

/**
 * All products in parts, in the order of the list: before what is near the place, with the first value that is near, between
 * both, with the last, and after.
 * @param place between 0, the first product, and 1, the last
 */
function partsOf(key: SortKey, sample: Found, place: number): readonly Part[] {
  const { field, order, missing } = key;
  const values = valuesIn(sample, key);
  const lackingBefore = missing === '_first' ? sample.hits.hits.length - values.length : 0;
  const near = Math.floor(place * sample.hits.hits.length) - lackingBefore;
  const valueAt = (at: number) => values[Math.max(0, Math.min(values.length - 1, at))] as Value;
  const [low, high] = [valueAt(near - NEARBY), valueAt(near + NEARBY)];
  const [before, after] = order === 'asc' ? (['lt', 'gt'] as const) : (['gt', 'lt'] as const);
  const range = (how: { readonly lt?: Value; readonly gt?: Value }): Part => ({
    query: { range: { [field]: how } },
    isOneValue: false,
  });
  const exactly = (value: Value): Part => ({ query: { term: { [field]: value } }, isOneValue: true });
  const some = low === high ? [] : [range({ [after]: low, [before]: high }), exactly(high)];
  const having =
    values.length > 0
      ? [range({ [before]: low }), exactly(low), ...some, range({ [after]: high })]
      : [{ query: { exists: { field } }, isOneValue: false }];
  if (missing === undefined) return having;
  const lacking = { query: { bool: { must_not: [{ exists: { field } }] } }, isOneValue: true };
  return missing === '_first' ? [lacking, ...having] : [...having, lacking];
}

function countingEach(within: readonly Query[], parts: readonly Part[]): NamedSearches {
  return new Map(
    parts.map(({ query }, at) => [`part ${at}`, { size: 0, track_total_hits: true, query: allOf([...within, query]) }]),
  );
}
