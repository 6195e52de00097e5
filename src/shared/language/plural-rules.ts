/** A plural category and its condition, in JavaScript. */
type Rule = readonly [category: 'one' | 'two' | 'few' | 'many', condition: (n: string) => string];

const NONE_OR_ONE = [['one', n => `0<=${n}&&${n}<=1`]] satisfies Rule[];
const JUST_ONE = [['one', n => `1===${n}`]] satisfies Rule[];
const UP_TO_ONE = [['one', n => `0===${n}||1===${n}`]] satisfies Rule[];

/**
 * The plural rules of Unicode (CLDR) for the languages of India; what fits no rule is `other`. In most of them 0 and fractions
 * below 1 are singular. Compiled into the messages, because `Intl.PluralRules` is slow on phones (docs/decisions/0053).
 */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  as: NONE_OR_ONE,
  bn: NONE_OR_ONE,
  doi: NONE_OR_ONE,
  en: JUST_ONE,
  gu: NONE_OR_ONE,
  hi: NONE_OR_ONE,
  kn: NONE_OR_ONE,
  ks: JUST_ONE,
  ml: JUST_ONE,
  mr: JUST_ONE,
  ne: JUST_ONE,
  or: JUST_ONE,
  pa: UP_TO_ONE,
  sd: JUST_ONE,
  ta: JUST_ONE,
  te: JUST_ONE,
  ur: JUST_ONE,
};

/** @throws for a language without rules here */
export function pluralRules(language: string): readonly Rule[] {
  const rules = RULES[language];
  if (!rules) throw new Error(`src/shared/language/plural-rules.ts has no plural rules for “${language}”.`);
  return rules;
}
