import { DOCUMENT_NAMES } from '#office/pages/text-pages.ts';
import type { Ctx } from '#platform/context.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { defaultDocument } from './default-documents.ts';
import { listNewestPages } from './page-versions.queries.ts';

/** Every text page with the state of its words in every language. */
export async function listPages(ctx: Ctx) {
  const rows = await listNewestPages(ctx.db);
  return DOCUMENT_NAMES.map(page => ({
    page,
    languages: LANGUAGES.map(({ code, name }) => {
      const own = rows.filter(row => row.page === page && row.language === code);
      const published = own.find(row => !row.is_draft);
      const given = defaultDocument(page, code);
      const words =
        published && !published.is_default ? ('own' as const) : given ? ('default' as const) : ('english' as const);
      const changed = published
        ? dayIn(published.changed_at)
        : (given ?? defaultDocument(page, SOURCE_LANGUAGE))?.changed;
      return { language: code, name, words, hasDraft: own.some(row => row.is_draft), changed: changed ?? '' };
    }),
  }));
}
