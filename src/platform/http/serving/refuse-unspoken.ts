import { invalidInput } from '#shared/api/problems.ts';
import { LANGUAGES } from '#shared/language/languages.ts';

/**
 * Refuses to answer in a language that the shop does not speak. Public answers are cached by their address, so each would be
 * one more.
 * @throws invalidInput
 */
export function refuseUnspoken(input: { readonly language?: unknown }): void {
  const { language } = input;
  if (language !== undefined && LANGUAGES.every(({ code }) => code !== language)) throw invalidInput();
}
