import type { ProductFilter } from '#features/catalog/contract.ts';
import { meaningOf, meaningSoFar } from '#features/catalog/search-meaning.ts';
import { searchWords } from '#features/catalog/search-words.ts';
import { suggestedPlaces } from '#features/catalog/suggested-places.ts';
import { suggestedWords } from '#features/catalog/suggested-words.ts';
import { type getSuggestions, MOST_SUGGESTIONS, type Place } from '#features/catalog/suggestions.contract.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { WireAnswerOf } from '#shared/endpoint.ts';
import { toRupees } from '#shared/money.ts';
import { countedGoods } from './counted-goods.ts';
import { liveGoods } from './live-goods.ts';
import { oneOfEachFamily } from './one-of-each-family.ts';
import { exactly, forgiving, type Words } from './search-query.ts';
import { listSuggested, type SuggestedRow } from './suggest.queries.ts';
import { knownWords } from './understand.ts';

/** Enough for some of several families, and for words that titles have in common. */
const MOST_LOOKED_AT = 32;

type Answer = Omit<WireAnswerOf<typeof getSuggestions>, 'success'>;

/** What somebody who types this may be looking for: words, parts of the listing, goods; `MOST_SUGGESTIONS` in all. */
export async function suggestGoods(ctx: Ctx, { text }: { readonly text: string }): Promise<Answer> {
  ctx.dependsOn(cacheTag.catalog);
  const typed = searchWords(text).join(' ');
  if (typed === '') return { words: [], places: [], products: [] };
  const { rows, keyword } = await fittingGoods(ctx, typed);
  const titles = rows.map(({ title }) => title);
  const words = keyword === typed ? suggestedWords(typed, titles) : [keyword];
  const { facets } = await countedGoods(ctx, {});
  const places = await placesWithGoods(ctx, suggestedPlaces(meaningOf(keyword), facets));
  const products = oneOfEachFamily(rows).slice(0, MOST_SUGGESTIONS - words.length - places.length);
  for (const { id } of products) ctx.dependsOn(cacheTag.product(id));
  return { words, places, products: products.map(present) };
}

/** Goods that fit what was typed so far, or what it is one slip away from: first those whose title begins with it. */
async function fittingGoods(ctx: Ctx, typed: string): Promise<{ rows: SuggestedRow[]; keyword: string }> {
  const meaning = meaningSoFar(typed);
  const rows = await bestGoods(ctx, { ...exactly(meaning), beginning: typed });
  if (rows.length > 0) return { rows, keyword: typed };
  const mended = forgiving(meaning, await knownWords(ctx));
  const found = mended ? await bestGoods(ctx, { ...mended.words, beginning: mended.keyword }) : [];
  return mended && found.length > 0 ? { rows: found, keyword: mended.keyword } : { rows, keyword: typed };
}

async function bestGoods(ctx: Ctx, words: Words): Promise<SuggestedRow[]> {
  const goods = await liveGoods(ctx);
  const ids = goods.page({ choice: {}, words }, 'relevance', { offset: 0, limit: MOST_LOOKED_AT });
  return ids.length > 0 ? listSuggested(ctx.db, ids) : [];
}

/** A brand and a kind that are both here may still have nothing in common. */
async function placesWithGoods(ctx: Ctx, places: readonly Place[]): Promise<Place[]> {
  const kept: Place[] = [];
  for (const place of places) {
    const { brand, kind } = place;
    const filter: ProductFilter | undefined = brand && kind ? { brand: [brand], kind: [kind] } : undefined;
    if (!filter || (await countedGoods(ctx, filter)).total > 0) kept.push(place);
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
