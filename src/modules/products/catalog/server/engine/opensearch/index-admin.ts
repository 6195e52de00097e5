import * as z from 'zod/mini';
import { EngineAway, type EngineClient, EngineRefusal, isObject } from './engine-client.ts';
import { PRODUCT_INDEX, shardsFor, WORD_INDEX } from './mapping.ts';
import type { ProductDocument, WordDocument } from './product-document.ts';

/** The documents of one bulk request: some hundred kilobytes. */
const AT_ONCE = 500;

/** The two indexes of one version: products, and words for typing errors. */
export interface IndexPair {
  readonly products: string;
  readonly words: string;
}

/** Makes, fills, swaps and removes the indexes of a shop. */
export class IndexAdmin {
  readonly #client: EngineClient;

  constructor(client: EngineClient) {
    this.#client = client;
  }

  /** @param version letters and digits; another one for each new index */
  pairOf(version: string): IndexPair {
    return { products: `${this.#client.name}-v${version}`, words: `${this.#client.name}-words-v${version}` };
  }

  /**
   * Makes an empty pair, which is refreshed only once it is searched; one that is there already is kept.
   * @param fedBy noted in the index, @param count how many products there will be
   */
  async make(pair: IndexPair, fedBy: string, count: () => Promise<number>): Promise<void> {
    for (const [name, body] of [
      [pair.products, PRODUCT_INDEX],
      [pair.words, WORD_INDEX],
    ] as const) {
      // Looking costs next to nothing; making goes through the state of the whole cluster.
      if (await this.#isThere(name)) continue;
      const shards = body === PRODUCT_INDEX ? { number_of_shards: shardsFor(await count()) } : {};
      const mappings = { ...body.mappings, ...(body === PRODUCT_INDEX && { _meta: { fedBy } }) };
      const settings = { ...body.settings, ...shards, refresh_interval: '-1' };
      try {
        await this.#client.call('PUT', `/${name}`, { settings, mappings });
      } catch (error) {
        if (!(error instanceof EngineRefusal && error.message.includes('resource_already_exists'))) throw error;
      }
    }
  }

  /** The pair that is searched, and by whom it is fed; undefined if there is none. */
  async current(): Promise<(IndexPair & { readonly fedBy: string | undefined }) | undefined> {
    const [products, words] = [await this.#behind(this.#client.name), await this.#behind(`${this.#client.name}-words`)];
    if (!products || !words) return undefined;
    const mapping = await this.#client.call('GET', `/${products}/_mapping`);
    const read = Mapping.safeParse(isObject(mapping) ? mapping[products] : undefined);
    return { products, words, fedBy: read.success ? read.data.mappings._meta?.fedBy : undefined };
  }

  /**
   * Gives products that were indexed by an older version the fields that have come since. Until the checker has written
   * them again, they are found without.
   */
  async addFields({ products }: IndexPair): Promise<void> {
    await this.#client.call('PUT', `/${products}/_mapping`, { properties: PRODUCT_INDEX.mappings.properties });
  }

  /** Leads searches to this pair from now on, in one step. The one before is still there, for those who are reading it. */
  async swapTo(pair: IndexPair): Promise<void> {
    const { name } = this.#client;
    for (const [each, { settings }] of [
      [pair.products, PRODUCT_INDEX],
      [pair.words, WORD_INDEX],
    ] as const)
      await this.#client.call('PUT', `/${each}/_settings`, { refresh_interval: settings.refresh_interval });
    await this.refresh(pair);
    const actions = [
      { remove: { index: `${name}-v*`, alias: name, must_exist: false } },
      { remove: { index: `${name}-words-v*`, alias: `${name}-words`, must_exist: false } },
      { add: { index: pair.products, alias: name } },
      { add: { index: pair.words, alias: `${name}-words` } },
    ];
    await this.#client.call('POST', '/_aliases', { actions });
  }

  async removeOthers(kept: readonly IndexPair[]): Promise<void> {
    const { name } = this.#client;
    const found = await this.#client.call('GET', `/${name}-v*,${name}-words-v*/_alias`);
    const names = isObject(found) ? Object.keys(found) : [];
    const others = names.filter(each => !kept.some(({ products, words }) => each === products || each === words));
    for (const each of others) await this.#client.call('DELETE', `/${each}`);
  }

  async refresh({ products, words }: IndexPair): Promise<void> {
    await this.#client.call('POST', `/${products},${words}/_refresh`);
  }

  /**
   * Writes documents and removes products, unless the index has a later version of one. What is written is found once the
   * call returns if `isShown`.
   * @returns the products that have a later version, and those that were refused
   */
  async write(
    pair: IndexPair,
    changes: { readonly documents: readonly ProductDocument[]; readonly gone: readonly string[] },
    version: number,
    isShown: boolean,
  ): Promise<WrittenDocuments> {
    const versioned = (_id: string) => ({ _id, version, version_type: 'external' });
    const lines = [
      ...changes.documents.map(each => `${JSON.stringify({ index: versioned(each.id) })}\n${JSON.stringify(each)}\n`),
      ...changes.gone.map(id => `${JSON.stringify({ delete: versioned(id) })}\n`),
    ];
    const written: WrittenDocuments = { later: [], refused: [] };
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const isLast = from + AT_ONCE >= lines.length;
      const items = await this.#bulk(
        `/${pair.products}/_bulk?refresh=${isShown && isLast}`,
        lines.slice(from, from + AT_ONCE),
      );
      for (const { _id, status, error } of items) {
        if (status === 409) written.later.push(_id);
        else if (status === 429 || status >= 500) throw new EngineAway(`the search engine can't write: ${error}`);
        else if (status >= 400 && status !== 404) written.refused.push({ id: _id, reason: error ?? String(status) });
      }
    }
    return written;
  }

  /** Adds words that are not there yet. */
  async addWords(pair: IndexPair, words: readonly WordDocument[]): Promise<void> {
    const lines = words.map(each => `${JSON.stringify({ create: { _id: each.word } })}\n${JSON.stringify(each)}\n`);
    for (let from = 0; from < lines.length; from += AT_ONCE)
      for (const { status, error } of await this.#bulk(`/${pair.words}/_bulk`, lines.slice(from, from + AT_ONCE)))
        if (status === 429 || status >= 500) throw new EngineAway(`the search engine can't write: ${error}`);
  }

  /** What products in the pair had in common with their offers, by id; those that it lacks are left out. */
  async matchesOf(pair: IndexPair, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const answer = await this.#client.call('POST', `/${pair.products}/_mget?_source_includes=match`, { ids });
    const read = Got.safeParse(answer);
    if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
    return read.data.docs.flatMap(({ _source }) => _source?.match ?? []);
  }

  /** The digests of the products with ids after one and up to another, by id, at most `limit`. */
  async digestsBetween(
    pair: IndexPair,
    {
      after,
      upTo,
      limit,
    }: { readonly after: string | undefined; readonly upTo: string | undefined; readonly limit: number },
  ): Promise<Map<string, string>> {
    const range = { ...(after !== undefined && { gt: after }), ...(upTo !== undefined && { lte: upTo }) };
    const answer = await this.#client.call('POST', `/${pair.products}/_search?allow_partial_search_results=false`, {
      ...{ size: limit, track_total_hits: false, sort: [{ id: 'asc' }], _source: ['digest'] },
      query: { range: { id: range } },
    });
    const read = Digests.safeParse(answer);
    if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
    return new Map(read.data.hits.hits.map(({ _id, _source }) => [_id, _source.digest]));
  }

  async countIn(pair: IndexPair): Promise<number> {
    const read = Count.safeParse(await this.#client.call('GET', `/${pair.products}/_count`));
    return read.success ? read.data.count : 0;
  }

  async #bulk(path: string, lines: readonly string[]) {
    const read = Bulk.safeParse(await this.#client.call('POST', path, lines.join('')));
    if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
    return read.data.items.map(item => {
      const { _id, status, error } = Object.values(item)[0] as Item;
      return { _id, status, error: error && `${error.type}: ${error.reason ?? ''}` };
    });
  }

  async #isThere(name: string): Promise<boolean> {
    try {
      await this.#client.call('GET', `/${name}/_alias`);
      return true;
    } catch (error) {
      if (error instanceof EngineRefusal && error.status === 404) return false;
      throw error;
    }
  }

  async #behind(alias: string): Promise<string | undefined> {
    try {
      const found = await this.#client.call('GET', `/_alias/${alias}`);
      return isObject(found) ? Object.keys(found)[0] : undefined;
    } catch (error) {
      if (error instanceof EngineRefusal && error.status === 404) return undefined;
      throw error;
    }
  }
}

export interface WrittenDocuments {
  readonly later: string[];
  readonly refused: { readonly id: string; readonly reason: string }[];
}

const Item = z.object({
  _id: z.string(),
  status: z.int(),
  error: z.optional(z.looseObject({ type: z.string(), reason: z.optional(z.nullable(z.string())) })),
});
type Item = z.output<typeof Item>;
const Bulk = z.object({ items: z.array(z.record(z.string(), Item)) });
const Got = z.object({
  docs: z.array(z.object({ _source: z.optional(z.object({ match: z.optional(z.nullable(z.string())) })) })),
});
const Digests = z.object({
  hits: z.object({ hits: z.array(z.object({ _id: z.string(), _source: z.object({ digest: z.string() }) })) }),
});
const Mapping = z.object({
  mappings: z.object({ _meta: z.optional(z.object({ fedBy: z.optional(z.string()) })) }),
});
const Count = z.object({ count: z.int() });
