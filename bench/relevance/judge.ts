import { readSearch } from '#products/catalog/server/search/read-search.ts';
import type { JudgedShop } from './judged-shop.ts';
import { gradeOf, type JudgedQuery } from './judgements.ts';
import { type Quality, qualityOf } from './measures.ts';

const SHOWN = 10;

export interface Judged {
  readonly query: JudgedQuery;
  readonly quality: Quality;
  /** The titles of the first results. */
  readonly titles: readonly string[];
}

/** Searches for a query in the judged shop, as the search page does, and judges what comes first. */
export async function judge({ products, reading, productOf }: JudgedShop, query: JudgedQuery): Promise<Judged> {
  const { words, prices } = await readSearch(reading, query.query);
  const choice = { minPrice: prices.min, maxPrice: prices.max };
  const span = { offset: 0, limit: SHOWN };
  const { ids } = await reading.products.page({ choice, words }, { sort: 'relevance', span });
  const found = ids.map(id => productOf(id));
  const grades = (of: typeof products) => of.map(product => gradeOf(query, product));
  return { query, quality: qualityOf(grades(found), grades(products)), titles: found.map(({ title }) => title) };
}
