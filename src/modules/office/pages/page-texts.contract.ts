import * as z from 'zod/mini';
import { MAX_DOCUMENT_BYTES } from '#office/pages/document/document-faults.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, instant, wholeNumber } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { documentName, language, TextPage } from './page.contract.ts';

/** `fields.text` says which line. */
export const pageTextInvalid = problem('pages.invalid', 'invalid', (fault: () => string) => fault());
/** `data` is the page as it is now. */
export const pageTextChanged = problem('pages.changed', 'conflict', ({ by, version, isGone }: Changed) =>
  isGone ? t('office.pages.refusal.discarded', { by }) : t('office.pages.refusal.changed', { by, version }),
);
interface Changed {
  readonly by: string;
  readonly version: number;
  /** Whether it was the draft that was discarded. */
  readonly isGone: boolean;
}
export const pageDraftMissing = problem('pages.no_draft', 'missing', () => t('office.pages.refusal.noDraft'));
export const pageVersionMissing = problem('pages.missing', 'missing', () => t('office.pages.refusal.missing'));

/** Room for a text that is too long, so that its author gets a sentence. */
const text = z.string().check(z.maxLength(4 * MAX_DOCUMENT_BYTES));
const version = z.int().check(z.minimum(0));
const pageAndLanguage = { page: documentName, language };

export const PageVersion = z.object({
  version,
  isDraft: z.boolean(),
  /** Whether it is the words that come with the shop. */
  isDefault: z.boolean(),
  changedAt: instant,
  changedBy: z.string(),
});
export type PageVersion = z.output<typeof PageVersion>;

export const PageText = z.object({
  title: z.string(),
  /** The draft; without one what is published, or the words that come with the shop. */
  text,
  /** The newest version, which the next one follows; 0 before the first. */
  version,
  /** Newest first. The first that is no draft is what shoppers see. */
  versions: z.array(PageVersion),
  /** The facts that the text may name, with what they say today. */
  placeholders: z.array(z.object({ name: z.string(), says: z.string() })),
});
export type PageText = z.output<typeof PageText>;
/** As it is sent. */
export type SentPageText = z.input<typeof PageText>;

const changedPage = z.extend(dataOf(PageText), { message: z.string() });

export const listPageTexts = get('/admin/pages/get', {
  summary: 'The text pages, with the state of their words in each language',
  output: dataOf(
    z.array(
      z.object({
        page: documentName,
        languages: z.array(
          z.object({
            language: z.string(),
            name: z.string(),
            /** Whose words shoppers see: the shop's own, those that come with it, or the English ones. */
            words: z.enum(['own', 'default', 'english']),
            hasDraft: z.boolean(),
            changed: z.string(),
          }),
        ),
      }),
    ),
  ),
});

export const readPageText = get('/admin/pages/text', {
  summary: 'The words of a text page in one language, to edit, with their versions and placeholders',
  query: z.strictObject(pageAndLanguage),
  output: dataOf(PageText),
});

export const readPageVersion = get('/admin/pages/version', {
  summary: 'The text of an older version of a page; version 0 is the text that comes with the shop',
  query: z.strictObject({ ...pageAndLanguage, version: wholeNumber(0, 1_000_000) }),
  output: dataOf(z.object({ text, page: TextPage })),
});

export const previewPage = post('/admin/pages/preview', {
  summary: 'A text page as it would look, without saving it',
  body: z.strictObject({ ...pageAndLanguage, text }),
  output: dataOf(TextPage),
});

export const savePageText = put('/admin/pages/save', {
  summary: 'Saves the words of a text page as a draft, or publishes them as a new version',
  body: z
    .strictObject({
      ...pageAndLanguage,
      /** Null for the words that come with the shop, which are only published. */
      text: z.nullable(text),
      publish: z.boolean(),
      /** The newest version when the page was read. */
      version,
    })
    .check(
      z.refine(({ text, publish }) => text !== null || publish, {
        path: ['publish'],
        error: () => t('office.pages.refusal.defaultDraft'),
      }),
    ),
  output: changedPage,
});

export const discardDraft = put('/admin/pages/discard', {
  summary: 'Discards the draft of a text page; what is published stays',
  body: z.strictObject({ ...pageAndLanguage, version }),
  output: changedPage,
});
