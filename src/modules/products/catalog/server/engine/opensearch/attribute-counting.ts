import * as z from 'zod/mini';
import type { AttributeValue } from '#products/catalog/attributes/attribute.ts';
import type { IndexQuery } from '#products/catalog/server/engine/product-search.ts';
import type { AttributeTally } from '#products/catalog/server/index/attribute-bars.ts';
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

  /** One aggregation for all attributes without a filter of their own, and one for each other. */
  asking(ids: readonly string[]): Readonly<Record<string, Query>> {
    const asked: Record<string, Query> = {};
    const open = ids.filter(id => !this.#filters.has(filterOf(id)));
    if (open.length > 0) asked.facts = this.#counting(open, undefined);
    for (const id of ids) {
      if (!open.includes(id)) asked[`facts ${id}`] = this.#counting([id], filterOf(id));
      asked[`several ${id}`] = { filter: allOf([...this.#filters.passing(filterOf(id)), ...this.#differing(id)]) };
    }
    return asked;
  }

  read({ aggregations = {} }: Found, ids: readonly string[]): Map<string, Tallied> {
    return new Map(
      ids.map(id => {
        const own = aggregations[`facts ${id}`] ?? aggregations.facts;
        const one = new Map<AttributeValue, number>();
        for (const field of ['sure', 'differs'])
          if (field === 'sure' || this.#isEvery)
            for (const { key, doc_count } of bucketsOf(inner(own, field))) {
              const fact = readFact(String(key));
              if (fact.id === id) one.set(fact.value, (one.get(fact.value) ?? 0) + doc_count);
            }
        const hasSeveral = !this.#isEvery && (aggregations[`several ${id}`]?.doc_count ?? 0) > 0;
        return [id, { one, several: [], hasSeveral }];
      }),
    );
  }

  /** The same with the values of each product whose offers differ, page by page, so that none is missing. */
  async several(
    tally: Tallied,
    id: string,
    words: WordQueries | undefined,
    search: (body: object) => Promise<Found>,
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

  #counting(ids: readonly string[], except: FilterName | undefined): Query {
    const terms = (field: string) => ({ terms: { field, size: MAX_VALUES, include: `(${ids.join('|')})=.*` } });
    return { filter: this.#filters.shown(except), aggs: { sure: terms('sure'), differs: terms('differs') } };
  }

  #differing(id: string): readonly Query[] {
    return [{ prefix: { differs: { value: `${id}=` } } }];
  }
}

const Pairs = z.object({
  after_key: z.optional(z.unknown()),
  buckets: z.array(z.object({ key: z.object({ card: z.string(), fact: z.string() }) })),
});

function filterOf(id: string): FilterName {
  return `attribute ${id}`;
}
