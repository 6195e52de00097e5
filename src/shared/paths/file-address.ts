import { t } from '#shared/language/t.ts';
import { listAddress } from './list-address.ts';

/**
 * The address of a file of the API, for a plain <a>, so that the browser saves it. A link sends the language of the browser,
 * so that of its page is in the address, also on English pages.
 * @param path below /api
 */
export function fileAddress(path: string, said: Parameters<typeof listAddress>[1] = {}): string {
  return listAddress(`/api${path}`, { ...said, language: t('language.code') });
}
