import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { spokenOrEnglish } from '#shared/language/spoken-language.ts';

/** What a document says of the language of its recipient: nothing for readers of English. */
export function languageBesideEnglish(ofRecipient: string | null): Pick<TaxDocument, 'language'> {
  const language = spokenOrEnglish(ofRecipient ?? SOURCE_LANGUAGE);
  return language === SOURCE_LANGUAGE ? {} : { language };
}
