import { languageName } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';
import { PAGE_NAMES } from './page-names.ts';
import type { DocumentName } from './text-pages.ts';

interface TextOfPage {
  readonly page: DocumentName;
  readonly language: string;
}

/** What the audit log calls the text of a page: “about (hi)”. */
export function storedPage({ page, language }: TextOfPage): string {
  return `${page} (${language})`;
}

/** The same in the language that is spoken. */
export function shownPage(stored: string): string | undefined {
  const [, page = '', language = ''] = /^([a-z-]+) \(([a-z-]+)\)$/i.exec(stored) ?? [];
  if (!Object.hasOwn(PAGE_NAMES, page)) return undefined;
  const name = PAGE_NAMES[page as DocumentName]();
  return t('office.pages.list.textOf', { page: name, language: languageName(language) });
}
