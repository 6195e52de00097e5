import { EngineAway, FarPage } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import type { RupeeRange, SearchWords, WeighedPart } from '#products/catalog/server/search/search-query.ts';
import type { ProductId } from '#shared/id.ts';
import type {
  Counts,
  CountsAsked,
  IndexQuery,
  KnownWords,
  PageAsked,
  ProductPage,
  ProductSearch,
} from './product-search.ts';

/** Asks an engine, and another search for the rest of the request if the engine is away. */
export class SteadySearch implements ProductSearch {
  #asked: ProductSearch;
  readonly #instead: ProductSearch;
  readonly #report: (error: unknown) => void;

  constructor(engine: ProductSearch, instead: ProductSearch, report: (error: unknown) => void) {
    this.#asked = engine;
    this.#instead = instead;
    this.#report = report;
  }

  get isFallback(): boolean {
    return this.#asked.isFallback;
  }

  get words(): KnownWords {
    return {
      whole: words => this.#ask(search => search.words.whole(words)),
      begun: word => this.#ask(search => search.words.begun(word)),
      similarTo: typed => this.#ask(search => search.words.similarTo(typed)),
    };
  }

  async count(asked: IndexQuery, { page, ...wanted }: CountsAsked): Promise<Counts> {
    try {
      return await this.#ask(search => search.count(asked, { ...wanted, ...(page && { page }) }));
    } catch (error) {
      if (!page || !(error instanceof FarPage)) throw error;
      const counts = await this.#ask(search => search.count(asked, wanted));
      return { ...counts, page: await this.#instead.page(asked, page) };
    }
  }

  total(asked: IndexQuery): Promise<number> {
    return this.#ask(search => search.total(asked));
  }

  async page(asked: IndexQuery, page: PageAsked): Promise<ProductPage> {
    try {
      return await this.#ask(search => search.page(asked, page));
    } catch (error) {
      if (!(error instanceof FarPage)) throw error;
      return this.#instead.page(asked, page);
    }
  }

  among(asked: IndexQuery, ids: readonly ProductId[]): Promise<ProductId[]> {
    return this.#ask(search => search.among(asked, ids));
  }

  upTo(limit: number, words: SearchWords, prices?: RupeeRange): Promise<number> {
    return this.#ask(search => search.upTo(limit, words, prices));
  }

  mostOf(parts: readonly WeighedPart[], prices?: RupeeRange): Promise<boolean[]> {
    return this.#ask(search => search.mostOf(parts, prices));
  }

  async #ask<Answer>(ask: (search: ProductSearch) => Promise<Answer>): Promise<Answer> {
    // Others who share it may have found the engine away meanwhile.
    const asked = this.#asked;
    try {
      return await ask(asked);
    } catch (error) {
      // A page that the engine does not find says nothing about it.
      if (!(error instanceof EngineAway) || error instanceof FarPage || asked === this.#instead) throw error;
      if (this.#asked === asked) this.#report(error);
      this.#asked = this.#instead;
      return ask(this.#instead);
    }
  }
}
