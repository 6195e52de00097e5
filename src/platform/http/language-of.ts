import type { FastifyRequest } from 'fastify';
import { languageOfPath } from '#shared/language/addresses.ts';
import { askedLanguage } from '#shared/language/asked-language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';

/**
 * The language of a request: a page has it in its address, a call of the API asks for it, by the parameter `language` where
 * there is one.
 */
export function languageOfRequest({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string {
  if (!url.startsWith('/api/')) return languageOfPath(url.replace(/[?#].*$/, '')).language;
  return languageOfQuery(url) ?? askedLanguage(headers['accept-language']);
}

function languageOfQuery(url: string): string | undefined {
  const code = /[?&]language=([^&#]*)/.exec(url)?.[1];
  return LANGUAGES.find(language => language.code === code)?.code;
}
