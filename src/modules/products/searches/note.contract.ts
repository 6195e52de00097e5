import * as z from 'zod/mini';
import { MAX_KEYWORD_LENGTH } from '#products/catalog/search/search-keyword.ts';
import { post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { NOTE_SEARCH, SEARCH_EVENTS } from './search-event.ts';

export const tooManyNotes = problem('searches.too_many_notes', 'too-many', (seconds: number) =>
  t('products.searches.refusal.tooManyNotes', { wait: waitText(seconds) }),
);

export const noteSearch = post(NOTE_SEARCH, {
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
