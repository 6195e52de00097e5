import { SOURCE_LANGUAGE } from './language.ts';
import { LANGUAGES } from './languages.ts';

/**
 * The language that a client asks for by `Accept-Language`: of those that the shop speaks the one with the highest weight.
 * Without a wish it is English.
 */
export function askedLanguage(header: string | undefined): string {
  if (header === undefined) return SOURCE_LANGUAGE;
  const wishes = header.split(',', MOST_WISHES).map(wish => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const weight = parameters.map(parameter => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { code: tag.replace(/-.*$/, ''), weight: Number(weight ?? 1) };
  });
  const spoken = wishes.filter(({ code, weight }) => weight > 0 && LANGUAGES.some(language => language.code === code));
  return spoken.sort((one, other) => other.weight - one.weight)[0]?.code ?? SOURCE_LANGUAGE;
}

/** Anybody can send a long header. */
const MOST_WISHES = 20;
