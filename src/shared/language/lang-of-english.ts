import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';

/** The attribute `lang` of a text that there is in English only. English pages need none. */
export function langOfEnglish(): string | undefined {
  return t('language.code') === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE;
}
