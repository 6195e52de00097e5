import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { NotCarried, UnderstoodWords } from '#products/catalog/contract.ts';
import { type Vocabulary, vocabularyOf } from '#products/catalog/search/meaning/vocabulary.ts';
import type { Meaning } from '#products/catalog/search/search-meaning.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import { knownAttributes } from '#products/catalog/server/attributes.ts';
import { knownBrands } from '#products/catalog/server/brands.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { productSearch } from '#products/catalog/server/engine/live-search.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { searchRules } from '#products/searches/server/searches.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { readSearch } from './read-search.ts';
import { exactly, type RupeeRange, type SearchWords } from './search-query.ts';
import type { SearchReading } from './search-reading.ts';
import { noticeOf, understoodIn } from './tell-understood.ts';

export interface Understood {
  /** Undefined: every product. */
  readonly words: SearchWords | undefined;
  /** Those in the keyword. */
  readonly prices: RupeeRange;
  /** The corrected keyword, if nothing matches it as typed. */
  readonly searchedFor?: string;
  readonly understood?: UnderstoodWords[];
  readonly notice?: string;
  readonly notCarried?: NotCarried;
}

export interface AskedSearch {
  readonly keyword: string;
  readonly language?: string | undefined;
  /** Prices were chosen apart and count instead of those in the keyword. */
  readonly isPriced: boolean;
}

/** Interprets a keyword, and tells what was understood of it. */
export async function understand(
  ctx: Ctx,
  { keyword, language = SOURCE_LANGUAGE, isPriced }: AskedSearch,
): Promise<Understood> {
  const reading = await readingOf(ctx);
  const read = await readSearch(reading, keyword, isPriced);
  const { meaning, words, searchedFor, leftOut } = read;
  const isFound = leftOut ? leftOut.isFew : !words || (await reading.products.upTo(1, words, read.prices)) > 0;
  const notCarried = isFound ? undefined : await otherBrandIn(ctx, meaning, language);
  if (notCarried) return { words: exactly(meaning, reading.categories), prices: read.prices, notCarried };
  const attributes = await knownAttributes(ctx);
  return speaking(language, () => {
    const understood = understoodIn(read, { attributes, categories: reading.categories, language });
    return {
      ...{ words, prices: read.prices },
      ...(searchedFor && { searchedFor }),
      ...(understood.length > 0 && { understood }),
      ...(leftOut && { notice: noticeOf(keyword, meaning, leftOut) }),
    };
  });
}

/** What keywords are read with. */
export async function readingOf(ctx: Ctx): Promise<SearchReading> {
  return {
    ...(await wordsOfShop(ctx)),
    products: await productSearch(ctx),
    categories: await knownCategories(ctx),
    rules: await searchRules(ctx),
  };
}

/** Cached until the catalogue or a rule changes. */
function wordsOfShop(ctx: Ctx): Promise<{ readonly vocabulary: Vocabulary; readonly brands: ReadonlySet<string> }> {
  return ctx.remember('words of the shop', [cacheTag.catalog, cacheTag.searches], async () => ({
    vocabulary: vocabularyOf(
      await knownCategories(ctx),
      (await knownAttributes(ctx)).all,
      (await searchRules(ctx)).also,
    ),
    brands: new Set((await knownBrands(ctx)).flatMap(({ label }) => searchWords(label))),
  }));
}

/** A brand in the keyword that the shop does not carry, with the brands that make the kind searched for, or those the brand is known for. */
async function otherBrandIn(ctx: Ctx, { parts, kind }: Meaning, language: string): Promise<NotCarried | undefined> {
  const other = parts.find(part => part.otherBrand)?.otherBrand;
  if (!other) return undefined;
  const { facets } = await countedProducts(ctx, {}, language);
  if (facets.brand.some(brand => brand.label.toLowerCase() === other.label.toLowerCase())) return undefined;
  const wanted = kind ? [kind] : other.kinds;
  const within = (await knownCategories(ctx)).within(wanted);
  const kinds = facets.kind.filter(({ value }) => within.includes(value));
  const makers = kinds.length > 0 ? (await countedProducts(ctx, { kind: [...wanted] })).facets.brand : [];
  return { brand: other.label, kinds, brands: makers.toSorted((one, two) => two.count - one.count) };
}
