import * as z from 'zod/mini';
import { MAX_KEYWORD_LENGTH } from '#products/catalog/search/search-keyword.ts';
import { post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

/** What happened after a search: its results were seen, there were none, or one of them was opened or bought. */
export const SEARCH_EVENTS = ['seen', 'missed', 'opened', 'bought'] as const;
export type SearchEvent = (typeof SEARCH_EVENTS)[number];

export const tooManyNotes = problem('searches.too_many_notes', 'too-many', (seconds: number) =>
  t('products.searches.refusal.tooManyNotes', { wait: waitText(seconds) }),
);

export const noteSearch = post('/shop/search/note', {
  summary:
    'Counts a search, or a product that was opened or bought after it, without persons: once a day for each network',
  body: z.strictObject({
    keyword: z.string().check(z.maxLength(MAX_KEYWORD_LENGTH)),
    event: z.enum(SEARCH_EVENTS),
    /** With `opened` and `bought`. */
    productId: z.optional(id<'product'>()),
  }),
  /** Not counted is what may name a person, and what is too short. */
  output: z.object({ success: z.literal(true), counted: z.boolean() }),
});
