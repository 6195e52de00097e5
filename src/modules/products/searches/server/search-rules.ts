import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { SearchRules } from '#products/searches/search-rule.ts';
import type { ProductId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { listLifts, listRules, type SearchRuleRow } from './searches.queries.ts';

/** What administrators and shoppers have taught the search, cached until any of it changes. */
export function searchRules(ctx: Ctx): Promise<SearchRules> {
  return ctx.remember('rules of searches', [cacheTag.searches], async () => {
    const rules = await listRules(ctx.db);
    const today = dayIn(ctx.now());
    const lifts = new Map<string, Map<ProductId, number>>();
    for (const { words, productId, lift } of await listLifts(ctx.db)) {
      const own = lifts.get(words) ?? new Map<ProductId, number>();
      lifts.set(words, own.set(productId, lift));
    }
    return {
      also: inBothWays(rules),
      pins: new Map(
        rules
          .filter(({ pins, endsOn }) => pins.length > 0 && (endsOn === null || endsOn >= today))
          .map(({ words, pins }) => [words, pins]),
      ),
      lifts,
    };
  });
}

/** Words that mean the same find each other, whichever of them has the rule. */
function inBothWays(rules: readonly SearchRuleRow[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { words, also } of rules)
    for (const phrase of also.length > 0 ? [words, ...also] : [])
      found.set(phrase, new Set([...(found.get(phrase) ?? []), words, ...also]));
  return new Map([...found].map(([phrase, all]) => [phrase, [...all].filter(other => other !== phrase)]));
}
