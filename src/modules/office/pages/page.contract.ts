import * as z from 'zod/mini';
import { TextDocument } from '#office/pages/document/text-document.ts';
import { get } from '#shared/api/endpoint.ts';
import { dataOf } from '#shared/api/wire.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { DOCUMENT_NAMES } from './text-pages.ts';

/** A language that the shop speaks. */
export const language = z.string().check(
  z.maxLength(8),
  z.refine(code => LANGUAGES.some(known => known.code === code)),
);
export const documentName = z.enum(DOCUMENT_NAMES);

/** A text page as shoppers see it. */
export const TextPage = z.extend(TextDocument, {
  /** The day of the last change: 2026-11-21. */
  changed: z.string(),
  /** Of its words: English, where the language has none for it. */
  language: z.string(),
});
export type TextPage = z.output<typeof TextPage>;

export const getTextPage = get('/common/pages/get', {
  summary: 'A text page, such as the privacy policy, in one language, with today’s facts',
  query: z.strictObject({ page: documentName, language }),
  output: dataOf(TextPage),
});
