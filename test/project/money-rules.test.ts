import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MONEY_RULES } from '#test/long/money-rules.ts';

// The long run takes each rule away; that a rule is still written where it is looked for shows here, in every run.
it.each(MONEY_RULES.map(each => [each.rule, each] as const))('%s: is where the long run takes it away', (_, rule) => {
  expect(readFileSync(rule.file, 'utf8').split(rule.from)).toHaveLength(2);
  expect(existsSync(rule.test)).toBe(true);
});
