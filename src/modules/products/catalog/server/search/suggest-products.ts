import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductFilter } from '#products/catalog/contract.ts';
import { meaningOf, meaningSoFar } from '#products/catalog/search/search-meaning.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import { suggestedPlaces } from '#products/catalog/search/suggested-places.ts';
import { suggestedWords } from '#products/catalog/search/suggested-words.ts';
import {
  type getSuggestions,
  MAX_SUGGESTIONS,
  type SuggestedPlace,
} from '#products/catalog/search/suggestions.contract.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import { oneOfEachFamily } from '#products/catalog/server/index/one-of-each-family.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { toRupees } from '#shared/money/money.ts';
import { exactly, forgiving, type SearchWords } from './search-query.ts';
import { listSuggested, type SuggestedRow } from './suggest.queries.ts';
import { knownWords } from './understand.ts';

/** Enough for some of several families, and for words that titles have in common. */
const MAX_EXAMINED = 32;

type Answer = Omit<WireAnswerOf<typeof getSuggestions>, 'success'>;

/** What somebody who types this may be looking for: words, parts of the listing, products; `MAX_SUGGESTIONS` in all. */
export async function suggestProducts(ctx: Ctx, { text }: { readonly text: string }): Promise<Answer> {
  ctx.dependsOn(cacheTag.catalog);
  const typed = searchWords(text).join(' ');
  if (typed === '') return { words: [], places: [], products: [] };
  const { rows, keyword } = await fittingProducts(ctx, typed);
  const titles = rows.map(({ title }) => title);
  const words = keyword === typed ? suggestedWords(typed, titles) : [keyword];
  const { facets } = await countedProducts(ctx, {});
  const places = await placesWithProducts(ctx, suggestedPlaces(meaningOf(keyword), facets));
  const products = oneOfEachFamily(rows).slice(0, MAX_SUGGESTIONS - words.length - places.length);
  for (const { id } of products) ctx.dependsOn(cacheTag.product(id));
  return { words, places, products: products.map(present) };
}

/** Products that fit what was typed so far, or what it is one slip away from: first those whose title begins with it. */
async function fittingProducts(ctx: Ctx, typed: string): Promise<{ rows: SuggestedRow[]; keyword: string }> {
  const meaning = meaningSoFar(typed);
  const rows = await bestProducts(ctx, { ...exactly(meaning), beginning: typed });
  if (rows.length > 0) return { rows, keyword: typed };
  const mended = forgiving(meaning, await knownWords(ctx));
  const found = mended ? await bestProducts(ctx, { ...mended.words, beginning: mended.keyword }) : [];
  return mended && found.length > 0 ? { rows: found, keyword: mended.keyword } : { rows, keyword: typed };
}

async function bestProducts(ctx: Ctx, words: SearchWords): Promise<SuggestedRow[]> {
  const products = await liveProducts(ctx);
  const ids = products.page({ choice: {}, words }, 'relevance', { offset: 0, limit: MAX_EXAMINED });
  return ids.length > 0 ? listSuggested(ctx.db, ids) : [];
}

/** A brand and a kind that are both here may still have nothing in common. */
async function placesWithProducts(ctx: Ctx, places: readonly SuggestedPlace[]): Promise<SuggestedPlace[]> {
  const kept: SuggestedPlace[] = [];
  for (const place of places) {
    const { brand, kind } = place;
    const filter: ProductFilter | undefined = brand && kind ? { brand: [brand], kind: [kind] } : undefined;
    if (!filter || (await countedProducts(ctx, filter)).total > 0) kept.push(place);
  }
  return kept;
}

function present(row: SuggestedRow): Answer['products'][number] {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    image: row.image,
    price: toRupees(row.price),
    salePrice: row.salePrice === null ? null : toRupees(row.salePrice),
  };
}
