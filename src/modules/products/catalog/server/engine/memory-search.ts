import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import { COLUMN_GROUPS, type ProductColumns } from '#products/catalog/server/index/index-columns.ts';
import type { FilterChoice } from '#products/catalog/server/index/product-bars.ts';
import type { ProductCounts } from '#products/catalog/server/index/product-counts.ts';
import type { ProductIndex } from '#products/catalog/server/index/product-index.ts';
import type { RupeeRange, SearchWords, WeighedPart } from '#products/catalog/server/search/search-query.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
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

/** The index in memory as the port of search. Each call looks the index up in one go, because its buffers are reused. */
export class MemorySearch implements ProductSearch {
  readonly isFallback = false;
  readonly #index: ProductIndex;

  constructor(index: ProductIndex) {
    this.#index = index;
  }

  get words(): KnownWords {
    const { words } = this.#index;
    return {
      whole: async asked => new Set(asked.filter(word => words.knows(word, 'whole'))),
      begun: async word => words.knows(word, 'begun'),
      similarTo: async () => words.telling,
    };
  }

  async count(asked: IndexQuery, { attributesOf, page }: CountsAsked): Promise<Counts> {
    const { columns } = this.#index;
    const counts = this.#index.count(asked);
    const ids = attributesOf(kindsOf(columns, counts, asked.choice));
    return {
      ...countedIn(columns, counts),
      attributes: ids.length > 0 ? this.#index.countAttributes(asked, ids) : new Map(),
      ...(page && { page: this.#page(asked, page) }),
    };
  }

  async total(asked: IndexQuery): Promise<number> {
    return this.#index.total(asked);
  }

  async page(asked: IndexQuery, page: PageAsked): Promise<ProductPage> {
    return this.#page(asked, page);
  }

  async among(asked: IndexQuery, ids: readonly ProductId[]): Promise<ProductId[]> {
    return this.#index.among(asked, ids);
  }

  async upTo(limit: number, words: SearchWords, prices?: RupeeRange): Promise<number> {
    return this.#index.upTo(limit, words, prices);
  }

  async mostOf(parts: readonly WeighedPart[], prices?: RupeeRange): Promise<boolean[]> {
    return this.#index.mostOf(parts, prices);
  }

  #page(asked: IndexQuery, { sort, span }: PageAsked): ProductPage {
    const ids = this.#index.page(asked, sort, span);
    return { ids, offers: ids.map(id => this.#index.offersOf(id)) };
  }
}

/** The categories of the products that match. */
function kindsOf({ groups }: ProductColumns, { of }: ProductCounts, { kind }: FilterChoice): Kind[] {
  return groups.kind.values.filter((id, code) => (of.kind[code] ?? 0) > 0 && (!kind || kind.includes(id)));
}

function countedIn({ groups }: ProductColumns, { total, of, paid }: ProductCounts): Omit<Counts, 'attributes'> {
  const tallied = COLUMN_GROUPS.map(group => {
    const found = new Map<unknown, number>();
    const { values } = groups[group];
    const counts = of[group];
    for (let code = 0; code < counts.length; code += 1)
      if ((counts[code] as number) > 0) found.set(values[code], counts[code] as number);
    return [group, found] as const;
  });
  return {
    ...{ total, paid },
    of: Object.fromEntries(tallied) as unknown as Counts['of'],
    values: Object.fromEntries(FILTER_FIELDS.map(name => [name, groups[name].values])) as Counts['values'],
  };
}
