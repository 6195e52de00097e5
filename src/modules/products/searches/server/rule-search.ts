import type { ActorCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import {
  type ruleSearch as endpoint,
  pinsAreGone,
  ruleEnded,
  tooFewWords,
  tooManySearchWords,
} from '#products/searches/contract.ts';
import { MAX_ALSO_WORDS, MIN_WORDS_LENGTH, plainWords } from '#products/searches/search-rule.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { type CountedSearch, findSearch, type SearchRuleRow, saveRule, titlesOf } from './searches.queries.ts';

/** Searches have no id as the audit log wants one; this one follows that of categories. */
const SUBJECT_ID = '00000000-0000-7000-8000-00000000000a';

/** @throws tooFewWords, tooManySearchWords, ruleEnded; pinsAreGone if a product was deleted */
export function ruleSearch(ctx: ActorCtx, typed: InputOf<typeof endpoint>): Promise<CountedSearch> {
  const today = dayIn(ctx.now());
  const rule = readRule(typed, today);
  return ctx.tx(async tx => {
    const before = await findSearch(tx.db, rule.words, today);
    const counted = { asked: 0, missed: 0, opened: 0, bought: 0, ...before, ...rule };
    if (isSame(before, rule)) return counted;
    const known = await titlesOf(tx.db, [...rule.pins, ...(before?.pins ?? [])]);
    if (rule.pins.some(id => !known.has(id))) throw pinsAreGone();
    await saveRule(tx.db, rule, tx.now());
    tx.changed(cacheTag.searches);
    const told = ({ also, pins, endsOn }: SearchRuleRow) => ({
      also: also.join(', ') || null,
      products: pins.map(id => known.get(id)?.title ?? id).join(', ') || null,
      until: endsOn,
    });
    await recordAct(tx, {
      act: 'search.ruled',
      on: { kind: 'search', id: SUBJECT_ID, name: rule.words },
      ...(before && { before: told(before) }),
      after: told(rule),
    });
    return counted;
  });
}

/** Whether nothing would change: no list is dropped and no act logged for it. */
function isSame(before: SearchRuleRow | undefined, rule: SearchRuleRow): boolean {
  const told = ({ also, pins, endsOn }: Omit<SearchRuleRow, 'words'>) => JSON.stringify([also, pins, endsOn]);
  return told(before ?? { also: [], pins: [], endsOn: null }) === told(rule);
}

function readRule(
  { words: typed, also: others, pins, endsOn }: InputOf<typeof endpoint>,
  today: string,
): SearchRuleRow {
  const words = plainWords(typed);
  if (words.length < MIN_WORDS_LENGTH) throw tooFewWords();
  const also = [...new Set(others.map(plainWords))].filter(phrase => phrase !== words && phrase !== '');
  if (also.some(phrase => phrase.length < MIN_WORDS_LENGTH)) throw tooFewWords();
  if (also.length > 0 && [words, ...also].some(phrase => phrase.split(' ').length > MAX_ALSO_WORDS))
    throw tooManySearchWords();
  const ids = [...new Set(pins.map(({ _id }) => _id))];
  if (endsOn !== null && endsOn < today) throw ruleEnded();
  return { words, also, pins: ids, endsOn: ids.length > 0 ? endsOn : null };
}
