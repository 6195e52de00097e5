import { userNameKey } from '#people/accounts/registration/user-name.ts';

const INDIAN = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Arabic'],
];
const SHARED = String.raw`\p{Script=Common}\p{Script=Inherited}`;
/** Of Latin only a to z with marks: the rest of the alphabet has letters that pass for these. */
const ONE_SCRIPT = [
  new RegExp(`^[a-z${SHARED}]+$`, 'iu'),
  ...INDIAN.map(name => new RegExp(`^[\\p{Script_Extensions=${name}}${SHARED}]+$`, 'u')),
];

/** Whether a name is written in one script that people in India read; figures and signs belong to all of them. */
export function isOneScript(name: string): boolean {
  const bare = name.normalize('NFKD');
  return ONE_SCRIPT.some(script => script.test(bare));
}

/** Letters that pass for others at a glance, after marks and signs have gone. */
const PASSES_FOR: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
];

/**
 * What a seller's name looks like at a glance. Two sellers can't have the same look, because shoppers would take one
 * for the other (docs/security-cases.md C20). For names that `isOneScript` has let through.
 */
export function lookOf(name: string): string {
  const letters = userNameKey(name)
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return PASSES_FOR.reduce((look, [seen, as]) => look.replace(seen, as), letters);
}
