import type { Ctx } from '#platform/context.ts';
import type { NotCarried } from '#products/catalog/contract.ts';
import { dictionaryWords, type Meaning, meaningOf } from '#products/catalog/search/search-meaning.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import { exactly, forgiving, type SearchWords } from './search-query.ts';

export interface Understood {
  readonly words: SearchWords;
  /** The corrected keyword, if nothing matches it as typed. */
  readonly searchedFor?: string;
  readonly notCarried?: NotCarried;
}

/** Interprets a keyword. Typos, one in each word, are corrected only if nothing matches as typed. */
export async function understand(ctx: Ctx, keyword: string, language?: string): Promise<Understood> {
  const meaning = meaningOf(keyword);
  const exact = exactly(meaning);
  if (exact.parts.length === 0) return { words: exact };
  const fits = async (words: SearchWords) => (await liveProducts(ctx)).has(words);
  if (await fits(exact)) return { words: exact };

  const corrected = forgiving(meaning, await knownWords(ctx));
  if (corrected && (await fits(corrected.words))) return { words: corrected.words, searchedFor: corrected.keyword };
  const notCarried = await otherBrandIn(ctx, meaning, language);
  return { words: exact, ...(notCarried && { notCarried }) };
}

/** The words without digits of the catalogue and the dictionary. */
export async function knownWords(ctx: Ctx): Promise<readonly string[]> {
  const { words } = await liveProducts(ctx);
  return [...words.telling, ...dictionaryWords()];
}

/** A brand in the keyword that the shop does not carry, with the brands that make the kind searched for, or those the brand is known for. */
async function otherBrandIn(
  ctx: Ctx,
  { parts, kind }: Meaning,
  language: string | undefined,
): Promise<NotCarried | undefined> {
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
