import type { Ctx } from '#platform/context.ts';
import { isTimeout } from '#platform/db/database-errors.ts';
import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import type {
  Counts,
  CountsAsked,
  IndexQuery,
  KnownWords,
  PageAsked,
  ProductPage,
  ProductSearch,
} from '#products/catalog/server/engine/product-search.ts';
import type { ProductId } from '#shared/id.ts';
import { countFound, countValues, listAmong, listFound, NOTHING_COUNTED, withinBudget } from './fallback.queries.ts';

/** So many statements of one process look through the products at the same time. */
const MAX_AT_ONCE = 4;
let running = 0;

const NO_PAGE: ProductPage = { ids: [], offers: [] };

/**
 * Answers of the database while a search engine is away: products that pass the filters and have the words, in the
 * order of the list, each seller's on its own. Typing errors are not corrected, and counts are those of what is
 * found with all filters. What takes too long, or would be one too many at the same time, finds nothing.
 */
export class FallbackSearch implements ProductSearch {
  readonly isFallback = true;
  readonly #ctx: Ctx;

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
  }

  readonly words: KnownWords = {
    whole: async words => new Set(words),
    begun: async () => true,
    similarTo: async () => [],
  };

  async count(asked: IndexQuery, { page }: CountsAsked): Promise<Counts> {
    const { total, of } = await this.#within(NOTHING_COUNTED, db => countValues(db, asked));
    const yes = (found: ReadonlyMap<string | null, number>) => new Map([[true, found.get('true') ?? 0]]);
    const { in_stock, on_sale, ...fields } = of;
    const values = Object.fromEntries(FILTER_FIELDS.map(name => [name, [...fields[name].keys()]]));
    return {
      total,
      of: {
        ...fields,
        ...{ rating: new Map(), inStock: yes(in_stock), onSale: yes(on_sale) },
      } as unknown as Counts['of'],
      values: values as unknown as Counts['values'],
      paid: undefined,
      attributes: new Map(),
      ...(page && { page: await this.page(asked, page) }),
    };
  }

  total(asked: IndexQuery): Promise<number> {
    return this.#within(0, db => countFound(db, asked));
  }

  async page(asked: IndexQuery, { sort, span }: PageAsked): Promise<ProductPage> {
    const ids = await this.#within([], db => listFound(db, asked, sort, span));
    return ids.length === 0 ? NO_PAGE : { ids, offers: ids.map(() => undefined) };
  }

  async among(asked: IndexQuery, ids: readonly ProductId[]): Promise<ProductId[]> {
    const found = new Set(await this.#within([], db => listAmong(db, asked, ids)));
    return ids.filter(id => found.has(id));
  }

  async upTo(limit: number): Promise<number> {
    return limit;
  }

  async mostOf(parts: readonly unknown[]): Promise<boolean[]> {
    return parts.map(() => true);
  }

  async #within<Answer>(otherwise: Answer, ask: (db: Ctx['db']) => Promise<Answer>): Promise<Answer> {
    if (running >= MAX_AT_ONCE) return otherwise;
    running += 1;
    try {
      return await this.#ctx.tx(tx => withinBudget(tx.db, ask));
    } catch (error) {
      if (!isTimeout(error)) throw error;
      this.#ctx.log.warn({ err: error }, 'a search of the fallback took too long');
      return otherwise;
    } finally {
      running -= 1;
    }
  }
}
