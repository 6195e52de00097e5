import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, day, findWords, id, line, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { MAX_ALSO, MAX_PINS, MAX_WORDS_LENGTH } from './search-rule.ts';

export const tooFewWords = problem('searches.too_few_words', 'invalid', () => t('products.searches.refusal.tooShort'));
export const tooManySearchWords = problem('searches.too_many_words', 'invalid', () =>
  t('products.searches.refusal.tooLong'),
);
export const pinsAreGone = problem('searches.pins_gone', 'invalid', () => t('products.searches.refusal.pinsGone'));
export const ruleEnded = problem('searches.ended', 'invalid', () => t('products.searches.refusal.ended'));

/** `missed`: searches that found nothing; `ruled`: those with words or products that an administrator has added. */
export const SEARCH_VIEWS = ['missed', 'asked', 'ruled'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** For how many days the counts are. */
export const COUNTED_DAYS = 30;

/** What administrators have decided for a search. */
const rule = {
  /** Words that mean the same in this shop. */
  also: z.array(z.string()),
  /** Products that come first, in order; `title` is null once one is deleted. */
  pins: z.array(z.object({ _id: id<'product'>(), title: z.nullable(z.string()), listed: z.boolean() })),
  /** The last day of the pins in Indian time. */
  endsOn: z.nullable(day),
};

export const SearchRow = z.object({
  /** In the spelling of the index. */
  words: z.string(),
  /** In how many networks it was searched for, found nothing, and was followed by opening a product; a network counts once a day. */
  asked: z.int(),
  missed: z.int(),
  opened: z.int(),
  bought: z.int(),
  ...rule,
});
export type SearchRow = z.output<typeof SearchRow>;

export const listSearches = get('/admin/searches/get', {
  summary: `What was searched for in the last ${COUNTED_DAYS} days, most often first, and what was decided for it`,
  query: z.strictObject({ ...pageQuery, show: z.optional(z.enum(SEARCH_VIEWS)), find: findWords }),
  output: z.extend(pageSchema(SearchRow), { counts: z.record(z.enum(SEARCH_VIEWS), z.int()) }),
});

export const ruleSearch = put('/admin/searches/rule', {
  summary:
    'Sets the words that mean the same as a search, and the products that come first in it; none removes the rule',
  body: editOf(
    z.strictObject({
      words: line(MAX_WORDS_LENGTH),
      also: z.array(line(MAX_WORDS_LENGTH)).check(z.maxLength(MAX_ALSO)),
      pins: z.array(z.object({ _id: id<'product'>() })).check(z.maxLength(MAX_PINS)),
      endsOn: z.nullable(day),
    }),
    SearchRow,
  ),
  output: z.extend(dataOf(SearchRow), { message: z.string() }),
});
