import { backOfficeLanguage } from '#shared/language/addresses.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { Recipient } from './channel.ts';

/**
 * A seller or an administrator, who reads mails of the back-office. A language that has only the texts of the shop would be
 * mixed with English there.
 */
export function backOfficeReader<To extends Recipient>(to: To): To {
  return { ...to, language: backOfficeLanguage(to.language ?? SOURCE_LANGUAGE) };
}
