import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductFilter } from '#products/catalog/contract.ts';
import { meaningOf, meaningSoFar } from '#products/catalog/search/search-meaning.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import { suggestedPlaces, suggestedWords } from '#products/catalog/search/suggested.ts';
import {
  type getSuggestions,
  MAX_SUGGESTIONS,
  type SuggestedPlace,
} from '#products/catalog/search/suggestions.contract.ts';
import { knownBrands } from '#products/catalog/server/brands.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { productSearch } from '#products/catalog/server/engine/live-search.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { shownProducts } from '#products/catalog/server/reading/cached-products.ts';
import { type ShownProduct, summaryIn } from '#products/catalog/server/reading/catalog.present.ts';
import { oneOfEachProduct } from '#products/catalog/server/reading/one-of-each-product.ts';
import { SECTION_LABELS } from '#products/catalog/vocabulary.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { readSearch } from './read-search.ts';
import { exactly, type SearchWords } from './search-query.ts';
import { readingOf } from './understand.ts';

/** Enough for several families, and to count the words that titles have in common. */
const MAX_EXAMINED = 32;

type Answer = Omit<WireAnswerOf<typeof getSuggestions>, 'success'>;

/** Suggestions for a text: keywords, parts of the listing and products, `MAX_SUGGESTIONS` in all. */
export async function suggestProducts(
  ctx: Ctx,
  { text, language }: { readonly text: string; readonly language?: string | undefined },
): Promise<Answer> {
  ctx.dependsOn(cacheTag.catalog, cacheTag.searches);
  const typed = searchWords(text).join(' ');
  if (typed === '') return { words: [], places: [], products: [] };
  const { rows, keyword } = await fittingProducts(ctx, typed);
  // What is typed may begin a word of either language.
  const titles = rows.flatMap(row => [...new Set([summaryIn(language, row).title, row.summary.title])]);
  const words = keyword === typed ? suggestedWords(typed, titles) : [keyword];
  const { facets } = await countedProducts(ctx, {});
  const places = await placesWithProducts(ctx, suggestedPlaces(meaningOf(keyword), facets));
  const products = oneOfEachProduct(rows).slice(0, MAX_SUGGESTIONS - words.length - places.length);
  ctx.dependsOn(...products.map(({ tag }) => tag));
  const labelled = await placesIn(ctx, language, places);
  return { words, places: labelled, products: products.map(product => present(language, product)) };
}

/** Products that match the text typed so far, or that text with typos corrected; titles that begin with it come first. */
async function fittingProducts(ctx: Ctx, typed: string): Promise<{ rows: ShownProduct[]; keyword: string }> {
  const reading = await readingOf(ctx);
  const rows = await bestProducts(ctx, {
    ...exactly(meaningSoFar(typed, reading.vocabulary), reading.categories),
    beginning: typed,
  });
  if (rows.length > 0) return { rows, keyword: typed };
  const { words, searchedFor } = await readSearch(reading, typed);
  const found = words && searchedFor ? await bestProducts(ctx, { ...words, beginning: searchedFor }) : [];
  return searchedFor && found.length > 0 ? { rows: found, keyword: searchedFor } : { rows, keyword: typed };
}

async function bestProducts(ctx: Ctx, words: SearchWords): Promise<ShownProduct[]> {
  const products = await productSearch(ctx);
  const span = { offset: 0, limit: MAX_EXAMINED };
  const { ids } = await products.page({ choice: {}, words }, { sort: 'relevance', span });
  return shownProducts(ctx, ids);
}

/** A brand and a kind may both have products, but none in common. */
async function placesWithProducts(ctx: Ctx, places: readonly SuggestedPlace[]): Promise<SuggestedPlace[]> {
  const found: SuggestedPlace[] = [];
  for (const place of places) {
    const { brand, kind } = place;
    const filter: ProductFilter | undefined = brand && kind ? { brand: [brand], kind: [kind] } : undefined;
    if (!filter || (await countedProducts(ctx, filter)).total > 0) found.push(place);
  }
  return found;
}

/** The places with labels in a language. A kind of a brand is one text, because languages differ in its order. */
async function placesIn(
  ctx: Ctx,
  language: string = SOURCE_LANGUAGE,
  places: readonly SuggestedPlace[],
): Promise<SuggestedPlace[]> {
  const categories = await knownCategories(ctx);
  const brands = new Map((await knownBrands(ctx)).map(({ id, label }) => [id, label]));
  const labelOf = ({ brand, kind, section, label }: SuggestedPlace) => {
    if (section) return SECTION_LABELS[section];
    if (!kind) return label;
    const called = categories.nameOf(kind, language);
    const maker = brand && brands.get(brand);
    return maker ? t('products.catalog.suggestions.kindOfBrand', { brand: maker, kind: called }) : called;
  };
  return speaking(language, () => places.map(place => ({ ...place, label: labelOf(place) })));
}

function present(language: string | undefined, product: ShownProduct): Answer['products'][number] {
  const { _id, slug, title, langs, image, price, salePrice } = summaryIn(language, product);
  return { _id, slug, title, ...(langs && { langs }), image, price, salePrice };
}
