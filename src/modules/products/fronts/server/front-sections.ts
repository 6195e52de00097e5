import type * as z from 'zod/mini';
import type { Ctx } from '#platform/context.ts';
import { listingFilter, listingQuery } from '#products/catalog/listing/listing-state.ts';
import { inLanguage } from '#products/catalog/product/in-language.ts';
import {
  collectProducts,
  countedBrands,
  countMatching,
  pickProducts,
  type Ranking,
  rankProducts,
} from '#products/catalog/server/catalog.ts';
import type { ShownSection } from '#products/fronts/front.contract.ts';
import type { FrontTexts, Section, SectionKind, SectionOf } from '#products/fronts/front.ts';
import { sectionTitle } from '#products/fronts/section-title.ts';
import { storedListing } from '#products/fronts/stored-listing.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';

type Wire = z.input<typeof ShownSection>;
type Content = Omit<Wire, '_id' | 'kind' | 'title' | 'langs'>;

/** What sections of each kind hold; undefined if there is nothing to show. */
const CONTENTS: {
  readonly [Kind in SectionKind]: (
    ctx: Ctx,
    section: SectionOf<Kind>,
    language: string,
  ) => Promise<Content | undefined> | Content | undefined;
} = {
  // The page asks for its banners by itself, so that it can be shown without them.
  banners: () => ({}),
  brands: async (ctx, _section, language) => {
    const brands = await countedBrands(ctx, language);
    return brands.length === 0 ? undefined : { brands };
  },
  products: async (ctx, section, language) => {
    const { look, listing, chosen, count, tellsEnd, until } = section;
    if (listing !== null && isRanked(section)) {
      const filter = { ...storedListing(listing).filter, language };
      const found = await rankProducts(ctx, { filter, ranking: rankingOf(section), most: count });
      // No list has the same products, so there is nothing to lead to.
      if (found.shown.length === 0) return undefined;
      return { products: { look, listing: null, ...found, until: tellsEnd ? until : null } };
    }
    const found =
      listing === null
        ? { shown: await pickProducts(ctx, chosen, language), total: chosen.length }
        : await collectProducts(ctx, { ...storedListing(listing).filter, language }, count);
    if (found.shown.length === 0) return undefined;
    return { products: { look, listing, ...found, until: tellsEnd ? until : null } };
  },
  prices: async (ctx, { listing, upTo }) => {
    const bands = await Promise.all(
      upTo.map(async maxPrice => {
        const state = { ...storedListing(listing).state, maxPrice };
        const { page: _page, sortBy: _sort, ...chosen } = listingFilter(state);
        return { upTo: maxPrice, listing: listingQuery(state), total: await countMatching(ctx, chosen) };
      }),
    );
    const prices = bands.filter(({ total }) => total > 0);
    return prices.length === 0 ? undefined : { prices };
  },
  text: (_ctx, { texts, picture, to, verbs }, language) => {
    const text = textIn(texts, language);
    const link = to === null ? null : { to, words: textIn(verbs, language) };
    return { text: { text, picture, link } };
  },
};

const rankingOf = ({ minDiscount = null, soldInDays = null, seller = null, flashDeals }: SectionOf<'products'>) =>
  ({ minDiscount, soldInDays, seller, flashDeals: flashDeals || null }) satisfies Ranking;

function isRanked(section: SectionOf<'products'>): boolean {
  return Object.values(rankingOf(section)).some(value => value !== null);
}

/** A section as shoppers see it, without regard to its times; undefined if it has nothing to show. */
export async function showSection(ctx: Ctx, section: Section, language: string): Promise<Wire | undefined> {
  const content = await CONTENTS[section.kind](ctx, section as never, language);
  if (!content) return undefined;
  const { _id, kind, titles } = section;
  const english = { _id, kind, title: textIn(titles, SOURCE_LANGUAGE), ...content };
  if (english.title === '') return { ...english, title: speaking(language, () => sectionTitle(section)) };
  return inLanguage(language, ['title'], english, translated(titles));
}

/** Texts by language as records have their translations. */
export function translated(titles: FrontTexts) {
  return Object.entries(titles).map(([language, title]) => ({ language, title }));
}

function textIn(words: FrontTexts, language: string): string {
  return words[language] ?? words[SOURCE_LANGUAGE] ?? '';
}
