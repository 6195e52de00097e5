import * as z from 'zod/mini';
import type { AttributeValue } from '#products/catalog/attributes/attribute.ts';
import type { IndexQuery } from '#products/catalog/server/engine/product-search.ts';
import type { AttributeTally } from '#products/catalog/server/index/attribute-bars.ts';
import { BEST, type Body, type NamedAnswers, type NamedSearches, WORSE } from './counting.ts';
import { EngineAway } from './engine-client.ts';
import type { FilterName, FilterQueries } from './filter-queries.ts';
import { readFact } from './product-document.ts';
import { bucketsOf, type Found, inner } from './read-answer.ts';
import { allOf, anyOf, type Query, type WordQueries } from './word-queries.ts';

const MAX_VALUES = 20_000;
const ONE_PAGE = 5_000;

export interface Tallied extends AttributeTally {
  /** Some products have offers that differ in it, which are asked for apart. */
  readonly hasSeveral: boolean;
}

/** Counts the values of attributes. What all offers of a product have is counted with the one that is shown. */
export class AttributeCounting {
  readonly #filters: FilterQueries;
  readonly #isEvery: boolean;

  constructor({ choice }: IndexQuery, filters: FilterQueries) {
    this.#filters = filters;
    this.#isEvery = choice.everyOffer === true;
  }

  /** One question for all attributes without a filter of their own, one for each other, and one for what offers differ in. */
  asking(found: readonly Query[], ids: readonly string[]): NamedSearches {
    if (ids.length === 0) return new Map();
    const open = ids.filter(id => !this.#filters.has(filterOf(id)));
    const own = ids.filter(id => !open.includes(id));
    const counted = { size: 0, track_total_hits: false };
    const best = (except?: FilterName) => allOf([...found, BEST, ...this.#filters.passing(except)]);
    const few = anyOf([WORSE, { exists: { field: 'differs' } }]);
    return new Map<string, Body>([
      ...(open.length > 0 ? [['facts', { ...counted, query: best(), aggs: this.#facts(open) }] as const] : []),
      ...own.map(id => [`facts ${id}`, { ...counted, query: best(filterOf(id)), aggs: this.#facts([id]) }] as const),
      [
        'other facts',
        {
          ...{ ...counted, query: allOf([...found, few, ...this.#filters.nearly]) },
          aggs: Object.assign(
            open.length > 0 ? this.#ofOthers('facts', open, undefined) : {},
            ...own.map(id => this.#ofOthers(`facts ${id}`, [id], filterOf(id))),
          ),
        },
      ],
    ]);
  }

  read(answers: NamedAnswers, ids: readonly string[]): Map<string, Tallied> {
    const others = answers.get('other facts')?.aggregations ?? {};
    return new Map(
      ids.map(id => {
        const name = answers.has(`facts ${id}`) ? `facts ${id}` : 'facts';
        const best = answers.get(name)?.aggregations ?? {};
        const one = new Map<AttributeValue, number>();
        for (const field of this.#isEvery ? ['sure', 'differs'] : ['sure'])
          for (const { key, doc_count } of [...bucketsOf(best[field]), ...bucketsOf(inner(others[name])[field])]) {
            const fact = readFact(String(key));
            if (fact.id === id) one.set(fact.value, (one.get(fact.value) ?? 0) + doc_count);
          }
        const differing = bucketsOf(inner(others[`several ${name}`]).by);
        const hasSeveral = !this.#isEvery && differing.some(({ key }) => readFact(String(key)).id === id);
        return [id, { one, several: [], hasSeveral }];
      }),
    );
  }

  /** The same with the values of each product whose offers differ, page by page, so that none is missing. */
  async several(
    tally: Tallied,
    id: string,
    words: WordQueries | undefined,
    search: (body: Body) => Promise<Found>,
  ): Promise<Tallied> {
    const found = words ? [anyOf([words.matching(), ...words.pinned])] : [];
    const query = allOf([...found, ...this.#filters.passing(filterOf(id)), ...this.#differing(id)]);
    const byCard = new Map<string, AttributeValue[]>();
    let after: unknown;
    do {
      const sources = [{ card: { terms: { field: 'card' } } }, { fact: { terms: { field: 'differs' } } }];
      const composite = { size: ONE_PAGE, sources, ...(after !== undefined && { after }) };
      const answer = await search({ size: 0, track_total_hits: false, query, aggs: { pairs: { composite } } });
      const read = Pairs.safeParse(answer.aggregations?.pairs);
      if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
      for (const { key } of read.data.buckets) {
        const fact = readFact(key.fact);
        if (fact.id === id) byCard.set(key.card, [...(byCard.get(key.card) ?? []), fact.value]);
      }
      after = read.data.after_key;
    } while (after !== undefined);
    return { ...tally, several: [...byCard.values()], hasSeveral: false };
  }

  #facts(ids: readonly string[]): Readonly<Record<string, Query>> {
    return { sure: valuesOf('sure', ids), ...(this.#isEvery && { differs: valuesOf('differs', ids) }) };
  }

  /** What worse offers have that are shown, and in what the offers of a product differ. */
  #ofOthers(name: string, ids: readonly string[], except: FilterName | undefined): Readonly<Record<string, Query>> {
    return {
      [name]: { filter: allOf([WORSE, this.#filters.shown(except)]), aggs: this.#facts(ids) },
      [`several ${name}`]: { filter: allOf(this.#filters.passing(except)), aggs: { by: valuesOf('differs', ids) } },
    };
  }

  #differing(id: string): readonly Query[] {
    return [{ prefix: { differs: { value: `${id}=` } } }];
  }
}

const Pairs = z.object({
  after_key: z.optional(z.unknown()),
  buckets: z.array(z.object({ key: z.object({ card: z.string(), fact: z.string() }) })),
});

function valuesOf(field: string, ids: readonly string[]): Query {
  return { terms: { field, size: MAX_VALUES, include: `(${ids.join('|')})=.*` } };
}

function filterOf(id: string): FilterName {
  return `attribute ${id}`;
}
