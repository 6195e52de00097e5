import { type SqlBool, sql } from 'kysely';
import type { DocumentName } from '#office/pages/text-pages.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';

export interface PageKey {
  readonly page: DocumentName;
  readonly language: string;
}

export type PageVersionRow = Row<'page_versions'>;

/** The version that shoppers see. */
export function findPublishedPage(db: Database, { page, language }: PageKey): Promise<PageVersionRow | undefined> {
  return db
    .selectFrom('page_versions')
    .selectAll()
    .where('page', '=', page)
    .where('language', '=', language)
    .where('is_draft', '=', false)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether it only keeps the number after a draft that was discarded. */
export function isDiscarded({ is_draft, body }: PageVersionRow): boolean {
  return is_draft && body === null;
}

/** All versions of a page, newest first, or only those of one number. */
export function listPageVersions(
  db: Database,
  { page, language }: PageKey,
  version?: number,
): Promise<PageVersionRow[]> {
  const all = db.selectFrom('page_versions').selectAll().where('page', '=', page).where('language', '=', language);
  const asked = version === undefined ? all : all.where('version', '=', version);
  return asked.orderBy('version', 'desc').execute();
}

interface NewestRow extends Pick<PageVersionRow, 'page' | 'language' | 'is_draft' | 'changed_at'> {
  readonly is_default: SqlBool;
}

/** What is newest of each page and language: what is published, and the draft. */
export function listNewestPages(db: Database): Promise<NewestRow[]> {
  return db
    .selectFrom('page_versions')
    .select(['page', 'language', 'is_draft', 'changed_at'])
    .select(eb => eb('body', 'is', null).as('is_default'))
    .where(eb => eb.or([eb('is_draft', '=', false), eb('body', 'is not', null)]))
    .distinctOn(['page', 'language', 'is_draft'])
    .orderBy('page')
    .orderBy('language')
    .orderBy('is_draft')
    .orderBy('version', 'desc')
    .execute();
}

/** A draft is replaced by the version that follows it. */
export async function insertPageVersion(tx: Tx, row: PageVersionRow): Promise<void> {
  await tx
    .deleteFrom('page_versions')
    .where('page', '=', row.page)
    .where('language', '=', row.language)
    .where('is_draft', '=', true)
    .execute();
  await tx.insertInto('page_versions').values(row).execute();
}

/** Locks all pages until the end of the transaction. */
export async function lockPages(tx: Tx): Promise<void> {
  await sql`lock table page_versions in share row exclusive mode`.execute(tx);
}
