import { soundOf } from '#products/catalog/search/spelling/sound.ts';
import type {
  Counts,
  CountsAsked,
  IndexQuery,
  KnownWords,
  PageAsked,
  ProductPage,
  ProductSearch,
} from '#products/catalog/server/engine/product-search.ts';
import type { OfferNote } from '#products/catalog/server/index/offer-groups.ts';
import { TELLING } from '#products/catalog/server/index/product-words.ts';
import type { RupeeRange, SearchWords, WeighedPart } from '#products/catalog/server/search/search-query.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { AttributeCounting } from './attribute-counting.ts';
import {
  type Body,
  countingOf,
  type NamedAnswers,
  type NamedSearches,
  readValuesOfAll,
  searchCounts,
  VALUES_OF_ALL,
  type ValuesOfAll,
} from './counting.ts';
import { type EngineClient, FarPage } from './engine-client.ts';
import { partWithPage } from './far-page.ts';
import { FilterQueries } from './filter-queries.ts';
import { MAX_WINDOW } from './mapping.ts';
import { isRanked, reversed, sortBody, sortKeys } from './orders.ts';
import { type Found, readFound, readFounds, readThere, totalFound } from './read-answer.ts';
import { begunBy } from './typo-pattern.ts';
import { allOf, anyOf, type Query, WordQueries, type WordsOfBrands } from './word-queries.ts';

/** So many ids are looked up with one request. */
const IDS_AT_ONCE = 5_000;
/** So many questions are asked with one request. */
const QUESTIONS_AT_ONCE = 200;
/** So many words are worth a request that tells which of them there may be. */
const MANY_WORDS = 5;
const MAX_SIMILAR = 400;
const TIMEOUT = '1500ms';
/** So many searches of one request are done at the same time; more would fill the queue of the engine when many ask. */
const SIDE_BY_SIDE = 2;
/** Each shard keeps its part of an answer until it changes, unless there are more hits: they are much, and seldom asked again. */
const MAX_KEPT = 1_000;

/** How many products the engine walks through to come to a page. */
export interface Walk {
  /** Of a list that is sorted by fields: in each shard as far. What comes later is looked for in a small part. */
  readonly list: number;
  readonly part: number;
}

const WALK: Walk = { list: 1_000, part: 10_000 };

/** Keeps which values products have until one changes: every list asks for them. */
export type KeepsValues = (ask: () => Promise<ValuesOfAll>) => Promise<ValuesOfAll>;

/** OpenSearch as the port of search. The words of brands are given with each search, so that a new name concerns no product. */
export class OpenSearch implements ProductSearch {
  readonly isFallback = false;
  readonly #client: EngineClient;
  readonly #brands: WordsOfBrands;
  readonly #keepValues: KeepsValues;
  readonly #walk: Walk;

  constructor(client: EngineClient, brands: WordsOfBrands, keepValues: KeepsValues = ask => ask(), walk = WALK) {
    this.#client = client;
    this.#brands = brands;
    this.#keepValues = keepValues;
    this.#walk = walk;
  }

  async count(asked: IndexQuery, { attributesOf, page }: CountsAsked): Promise<Counts> {
    const words = this.#wordsOf(asked.words);
    const filters = new FilterQueries(asked, words);
    const attributes = new AttributeCounting(asked, filters);
    // What the categories that are asked for have in common is most likely what those that are found have.
    const kinds = asked.choice.kind ?? asked.words?.kinds?.broadly ?? [];
    const guessed = kinds.length > 0 ? attributesOf(kinds) : [];
    const matching = words ? [anyOf([words.matching(), ...words.pinned])] : [];
    const [answers, values] = await Promise.all([
      this.#searchAll(
        new Map([
          ...countingOf(matching, filters),
          ...attributes.asking(matching, guessed),
          ...(page && !this.#isFar(asked, page) ? [['page', this.#pageBody(asked, page)] as const] : []),
        ]),
      ),
      this.#keepValues(async () => readValuesOfAll(await this.#search(VALUES_OF_ALL))),
    ]);
    const counts = searchCounts(answers, values);
    const ids = attributesOf(
      [...counts.of.kind].flatMap(([kind]) => (asked.choice.kind && !asked.choice.kind.includes(kind) ? [] : [kind])),
    );
    const missing = ids.filter(id => !guessed.includes(id));
    const more = await this.#searchAll(attributes.asking(matching, missing));
    const tallied = new Map([...attributes.read(answers, guessed), ...attributes.read(more, missing)]);
    for (const id of ids)
      if (tallied.get(id)?.hasSeveral)
        tallied.set(id, await attributes.several(tallied.get(id) as never, id, words, body => this.#search(body)));
    return {
      ...counts,
      attributes: new Map(ids.map(id => [id, tallied.get(id) ?? { one: new Map(), several: [] }])),
      ...(page && {
        page: this.#isFar(asked, page)
          ? await this.#farPage(asked, page, counts.total)
          : pageIn(answers.get('page') as Found),
      }),
    };
  }

  async total(asked: IndexQuery): Promise<number> {
    return totalFound(await this.#search({ size: 0, track_total_hits: true, query: this.#shown(asked) }));
  }

  async page(asked: IndexQuery, page: PageAsked): Promise<ProductPage> {
    if (this.#isFar(asked, page)) return this.#farPage(asked, page, await this.total(asked));
    return pageIn(await this.#search(this.#pageBody(asked, page)));
  }

  async among(asked: IndexQuery, ids: readonly ProductId[]): Promise<ProductId[]> {
    const shown = this.#shown(asked);
    const matching = new Set<string>();
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const some = ids.slice(from, from + IDS_AT_ONCE);
      const found = await this.#search({
        ...{ size: some.length, _source: false, track_total_hits: false, sort: ['_doc'] },
        query: allOf([{ terms: { id: some } }, shown]),
      });
      for (const { _id } of found.hits.hits) matching.add(_id);
    }
    return ids.filter(id => matching.has(id));
  }

  async upTo(limit: number, words: SearchWords, prices: RupeeRange = {}): Promise<number> {
    const query = allOf([new WordQueries(words, this.#brands, this.#client.name).matching(), ...within(prices)]);
    const [found = 0] = await this.#countUpTo(limit, [query]);
    return Math.min(limit, found);
  }

  async mostOf(parts: readonly WeighedPart[], prices: RupeeRange = {}): Promise<boolean[]> {
    const words = new WordQueries({ parts: [] }, this.#brands, this.#client.name);
    const found = await this.#search({
      ...{ size: 1, _source: false, track_total_hits: false, sort: [{ _score: 'desc' }, { id: 'asc' }] },
      query: {
        bool: {
          filter: within(prices),
          minimum_should_match: 1,
          should: parts.map(({ ways, weight }, at) => ({
            constant_score: { filter: words.part(ways), boost: weight, _name: String(at) },
          })),
        },
      },
    });
    const named = found.hits.hits[0]?.matched_queries ?? [];
    return parts.map((_, at) => named.includes(String(at)));
  }

  get words(): KnownWords {
    const names = [...this.#brands.values()].flat();
    return {
      whole: async asked => {
        const others = await this.#everHad(asked.filter(word => !names.includes(word)));
        const found = await this.#areThere(others.map(word => ({ term: { words: word } })));
        return new Set(asked.filter(word => names.includes(word) || found[others.indexOf(word)] === true));
      },
      begun: async word => {
        if (names.some(name => name === word || name.startsWith(word))) return true;
        const isShort = word.length < 2;
        const [isThere = false] = await this.#areThere([
          isShort ? { term: { words: word } } : { prefix: { words: { value: word } } },
        ]);
        return isThere;
      },
      similarTo: async typed => [...names, ...(await this.#similarTo(typed))],
    };
  }

  /** All words to which `spellingCost` could give a cost: that sound the same, have the same letters, or a typo at most. */
  async #similarTo(typed: string): Promise<string[]> {
    const letters = [...typed].sort().join('');
    const pattern = begunBy(typed);
    const query = anyOf([
      { term: { sound: soundOf(typed) } },
      { term: { letters } },
      { fuzzy: { word: { value: typed, fuzziness: 1, prefix_length: 0, max_expansions: 200, transpositions: true } } },
      ...(pattern === undefined ? [] : [{ regexp: { word: { value: pattern, flags: 'NONE' } } }]),
    ]);
    const found = await this.#client.read(
      // Kept: there is seldom a new word.
      `/${this.#client.name}-words/_search?request_cache=true`,
      { size: MAX_SIMILAR, _source: false, track_total_hits: false, query },
      readFound,
    );
    return found.hits.hits.map(({ _id }) => _id);
  }

  /**
   * Of many words, those that some product may have: for typing errors all words without digits are noted, also when their
   * products are gone. They are in one shard, and products in many.
   */
  async #everHad(asked: readonly string[]): Promise<readonly string[]> {
    const noted = asked.filter(word => TELLING.test(word));
    if (noted.length < MANY_WORDS) return asked;
    const path = `/${this.#client.name}-words/_mget?_source=false`;
    const had = await this.#client.read(path, { ids: noted }, readThere);
    return asked.filter(word => had.has(word) || !TELLING.test(word));
  }

  /** Which of the queries find anything. */
  async #areThere(queries: readonly Query[]): Promise<boolean[]> {
    return (await this.#countUpTo(1, queries)).map(found => found > 0);
  }

  /** How many each query finds; those with more than a limit may be counted up to it only. */
  async #countUpTo(limit: number, queries: readonly Query[]): Promise<number[]> {
    const counted: number[] = [];
    const body = { size: 0, track_total_hits: limit, terminate_after: limit };
    for (let from = 0; from < queries.length; from += QUESTIONS_AT_ONCE) {
      const some = queries.slice(from, from + QUESTIONS_AT_ONCE);
      const lines = some.map(query => `{}\n${JSON.stringify({ ...body, query })}\n`).join('');
      const found = await this.#client.read(`/${this.#client.name}/_msearch`, lines, answer =>
        readFounds(answer, some.length).map(totalFound),
      );
      counted.push(...found);
    }
    return counted;
  }

  async #farPage(asked: IndexQuery, page: PageAsked, total: number): Promise<ProductPage> {
    const { sort, span } = page;
    const count = Math.min(span.limit, total - span.offset);
    if (count <= 0) return { ids: [], offers: [] };
    if (isRanked(sort, asked.words)) return this.#fromEnd(asked, page, { total, count });
    const keys = sortKeys(sort, asked.words);
    const query = this.#shown(asked);
    const list = { query, keys, total, small: this.#walk.part };
    const part = await partWithPage(list, span, questions => this.#searchAll(questions, 'readFar'));
    const body = { ...ROWS, from: part.from, size: count, sort: sortBody(keys), query: part.query };
    return pageIn(await this.#search({ ...body, track_total_hits: false }, 'readFar'));
  }

  /** A page of what fits words, which no field tells the order of. The middle of a very long list can't be read. */
  async #fromEnd(
    asked: IndexQuery,
    { sort, span }: PageAsked,
    { total, count }: { readonly total: number; readonly count: number },
  ): Promise<ProductPage> {
    const from = total - span.offset - count;
    if (from + count > MAX_WINDOW) throw new FarPage();
    const keys = sortKeys(sort, asked.words).map(reversed);
    const body = { ...ROWS, from, size: count, sort: sortBody(keys), query: this.#shownScored(asked) };
    const { ids, offers } = pageIn(await this.#search({ ...body, track_total_hits: false }, 'readFar'));
    return { ids: ids.toReversed(), offers: offers.toReversed() };
  }

  /** Without a total the engine need not look at what comes after the page. */
  #pageBody(asked: IndexQuery, { sort, span: { offset, limit } }: PageAsked): Body {
    return {
      ...{ ...ROWS, from: offset, size: limit, sort: sortBody(sortKeys(sort, asked.words)), track_total_hits: false },
      query: this.#shownScored(asked),
    };
  }

  #isFar({ words }: IndexQuery, { sort, span: { offset, limit } }: PageAsked): boolean {
    return offset + limit > (isRanked(sort, words) ? MAX_WINDOW : this.#walk.list);
  }

  #shown(asked: IndexQuery): Query {
    const words = this.#wordsOf(asked.words);
    const found = words ? [anyOf([words.matching(), ...words.pinned])] : [];
    return allOf([...found, new FilterQueries(asked, words).shown()]);
  }

  #shownScored(asked: IndexQuery): Query {
    const words = this.#wordsOf(asked.words);
    if (!words) return this.#shown(asked);
    return { bool: { must: [words.scored()], filter: [new FilterQueries(asked, words).shown()] } };
  }

  #wordsOf(words: SearchWords | undefined): WordQueries | undefined {
    return words && new WordQueries(words, this.#brands, this.#client.name);
  }

  /** Several searches with one request. */
  async #searchAll(questions: NamedSearches, read: 'read' | 'readFar' = 'read'): Promise<NamedAnswers> {
    if (questions.size === 0) return new Map();
    const lines = [...questions.values()].map(
      body =>
        `${JSON.stringify({ allow_partial_search_results: false, request_cache: isKept(body) })}\n${JSON.stringify({ timeout: TIMEOUT, ...body })}\n`,
    );
    const path = `/${this.#client.name}/_msearch?max_concurrent_searches=${SIDE_BY_SIDE}`;
    const found = await this.#client[read](path, lines.join(''), answer => readFounds(answer, questions.size));
    return new Map([...questions.keys()].map((name, at) => [name, found[at] as Found]));
  }

  #search(body: Body, read: 'read' | 'readFar' = 'read'): Promise<Found> {
    return this.#client[read](
      `/${this.#client.name}/_search?allow_partial_search_results=false&request_cache=${isKept(body)}`,
      { timeout: TIMEOUT, ...body },
      readFound,
    );
  }
}

function isKept({ from = 0, size }: Body): boolean {
  return from + size <= MAX_KEPT;
}

/** What is read of each product of a page. */
const ROWS = { _source: false, docvalue_fields: ['sellers', 'from'] } as const;

function pageIn({ hits }: Found): ProductPage {
  return {
    ids: hits.hits.map(({ _id }) => _id as ProductId),
    offers: hits.hits.map(({ fields }) => noteIn(fields ?? {})),
  };
}

function noteIn(fields: Readonly<Record<string, readonly unknown[]>>): OfferNote | undefined {
  const [sellers, from] = [fields.sellers?.[0], fields.from?.[0]];
  return typeof sellers === 'number' && typeof from === 'number' ? { sellers, from: paise(from) } : undefined;
}

function within({ min, max }: RupeeRange): Query[] {
  if (min === undefined && max === undefined) return [];
  return [
    {
      range: {
        paid: {
          ...(min !== undefined && { gte: Math.ceil(min * 100) }),
          ...(max !== undefined && { lte: Math.floor(max * 100) }),
        },
      },
    },
  ];
}
