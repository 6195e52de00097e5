import type { Ctx } from '#platform/context.ts';
import type { NotCarried } from '#products/catalog/contract.ts';
import { dictionaryWords, type Meaning, meaningOf } from '#products/catalog/search/search-meaning.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import { exactly, forgiving, type SearchWords } from './search-query.ts';

export interface Understood {
  readonly words: SearchWords;
  /** The keyword with its slips mended, when nothing fits as it stands. */
  readonly searchedFor?: string;
  readonly notCarried?: NotCarried;
}

/** What a keyword asks for; one slip in a word is forgiven only when nothing fits as it stands. */
export async function understand(ctx: Ctx, keyword: string): Promise<Understood> {
  const meaning = meaningOf(keyword);
  const exact = exactly(meaning);
  if (exact.parts.length === 0) return { words: exact };
  const fits = async (words: SearchWords) => (await liveProducts(ctx)).has(words);
  if (await fits(exact)) return { words: exact };

  const mended = forgiving(meaning, await knownWords(ctx));
  if (mended && (await fits(mended.words))) return { words: mended.words, searchedFor: mended.keyword };
  const notCarried = await otherBrandIn(ctx, meaning);
  return { words: exact, ...(notCarried && { notCarried }) };
}

/** Every word of letters that the catalogue or the dictionary has. */
export async function knownWords(ctx: Ctx): Promise<readonly string[]> {
  const { words } = await liveProducts(ctx);
  return [...words.telling, ...dictionaryWords()];
}

/** A brand in the keyword that the shop does not carry, and who makes here what was looked for, or what that brand is known for. */
async function otherBrandIn(ctx: Ctx, { parts, kind }: Meaning): Promise<NotCarried | undefined> {
  const other = parts.find(part => part.otherBrand)?.otherBrand;
  if (!other) return undefined;
  const { facets } = await countedProducts(ctx, {});
  if (facets.brand.some(brand => brand.label.toLowerCase() === other.label.toLowerCase())) return undefined;
  const wanted = kind ? [kind] : other.kinds;
  const kinds = facets.kind.filter(({ value }) => wanted.some(one => one === value));
  const makers = kinds.length > 0 ? (await countedProducts(ctx, { kind: [...wanted] })).facets.brand : [];
  return { brand: other.label, kinds, brands: makers.toSorted((one, two) => two.count - one.count) };
}
