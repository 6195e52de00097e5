import * as z from 'zod/mini';
import { SECTIONS } from '#products/catalog/vocabulary.ts';
import { get } from '#shared/api/endpoint.ts';
import { languageQuery } from '#shared/api/in-language.ts';
import { id, rupees } from '#shared/api/wire.ts';
import { MAX_SUGGESTED_LENGTH, MIN_KEYWORD_LENGTH } from './search-keyword.ts';

/** Keywords, places and products together. */
export const MAX_SUGGESTIONS = 8;

/** A listing of one brand, kind or section, or of one kind by one brand, labelled in the language asked for. */
const SuggestedPlace = z.object({
  label: z.string(),
  brand: z.optional(z.string()),
  kind: z.optional(z.string()),
  section: z.optional(z.enum(SECTIONS)),
});

const SuggestedProduct = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  title: z.string(),
  langs: z.optional(z.record(z.string(), z.string())),
  image: z.string(),
  price: rupees,
  salePrice: z.nullable(rupees),
});

export const Suggestions = z.object({
  success: z.literal(true),
  /** Completed keywords; each finds at least one product. */
  words: z.array(z.string()),
  places: z.array(SuggestedPlace),
  products: z.array(SuggestedProduct),
});
export type Suggestions = z.output<typeof Suggestions>;
export type SuggestedPlace = z.output<typeof SuggestedPlace>;

export const getSuggestions = get('/shop/search/suggest/:text', {
  summary: 'Search suggestions for the text typed so far',
  params: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(MIN_KEYWORD_LENGTH), z.maxLength(MAX_SUGGESTED_LENGTH)),
  }),
  query: languageQuery,
  output: Suggestions,
});
