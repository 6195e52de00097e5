import type { FastifyRequest } from 'fastify';
import { languageOfPath } from '#shared/language/addresses.ts';
import { askedLanguage } from '#shared/language/asked-language.ts';

/** The language of a request: a page has it in its address, a call of the API asks for it. */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string {
  return url.startsWith('/api/')
    ? askedLanguage(headers['accept-language'])
    : languageOfPath(url.replace(/[?#].*$/, '')).language;
}
