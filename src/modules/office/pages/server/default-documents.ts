import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentName } from '#office/pages/text-pages.ts';
import { LANGUAGES_FOLDER } from '#shared/language/catalogues.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';

/** The text of a page, and when its words were last changed. */
export interface DatedText {
  readonly text: string;
  readonly changed: string;
}

const CHANGED = /^changed: (\d{4}-\d\d-\d\d)\n+/;
const read = new Map<string, string | undefined>();

/** The words that come with the shop; undefined if the language has none for this page. */
export function defaultDocument(name: DocumentName, language: string): DatedText | undefined {
  const file = fileIn(language, `${name}.md`);
  const [head, changed = ''] = CHANGED.exec(file ?? '') ?? [];
  return file === undefined || head === undefined ? undefined : { text: file.slice(head.length), changed };
}

/** A part of pages (`page-parts.ts`), in English if the language has none. */
export function partDocument(part: string, language: string): string {
  return fileIn(language, `parts/${part}.md`) ?? fileIn(SOURCE_LANGUAGE, `parts/${part}.md`) ?? '';
}

function fileIn(language: string, name: string): string | undefined {
  const path = join(LANGUAGES_FOLDER, language, 'pages', name);
  if (!read.has(path)) read.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return read.get(path);
}
