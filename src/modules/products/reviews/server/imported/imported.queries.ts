import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { NamedProduct } from '#products/reviews/imported/read-review-rows.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, ReviewId, ReviewImportId } from '#shared/id.ts';

export interface ReviewedProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly sku: string | null;
  readonly gtin: string | null;
  readonly slug: string;
}

/** Products that are not deleted with any of these codes. */
export async function findNamed(db: Database, named: readonly NamedProduct[]): Promise<ReviewedProduct[]> {
  const codes = (by: NamedProduct['by']) => named.flatMap(each => (each.by === by ? [each.code] : []));
  const { rows } = await sql<ReviewedProduct>`
    select id, title, sku, gtin, slug from products
    where deleted_at is null and (
      sku = any(${codes('sku')}::text[]) or gtin = any(${codes('gtin')}::text[]) or slug = any(${codes('slug')}::text[])
    )`.execute(db);
  return rows;
}

export async function knownPrints(db: Database, prints: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ print: string }>`
    select coalesce(encode(import_print, 'hex'), '') as print from reviews
    where import_id is not null and import_print = any(
      select decode(print, 'hex') from unnest(${prints}::text[]) print
    )`.execute(db);
  return new Set(rows.map(({ print }) => print));
}

export async function insertReviewImport(db: Tx, id: ReviewImportId, fileName: string, at: Date): Promise<void> {
  await db.insertInto('review_imports').values({ id, file_name: fileName, created_at: at }).execute();
}

export async function forgetImport(db: Tx, id: ReviewImportId): Promise<void> {
  await db.deleteFrom('review_imports').where('id', '=', id).execute();
}

export interface NewImported {
  readonly id: ReviewId;
  readonly product_id: ProductId;
  readonly author_name: string;
  readonly source: string;
  readonly rating: number;
  readonly body: string;
  readonly created_at: string;
  readonly print: string;
}

/** Inserts reviews that are not there yet. @returns the prints of the inserted ones */
export async function insertImported(
  db: Tx,
  importId: ReviewImportId,
  reviews: readonly NewImported[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ print: string }>`
    insert into reviews (id, product_id, import_id, author_name, source, rating, body, created_at, updated_at, import_print)
    select r.id, r.product_id, ${importId}::uuid, r.author_name, r.source, r.rating, r.body, r.created_at, r.created_at,
      decode(r.print, 'hex')
    from json_to_recordset(${JSON.stringify(reviews)}::json) as r(id uuid, product_id uuid, author_name text, source text,
      rating int, body text, created_at timestamptz, print text)
    on conflict (import_print) where import_id is not null do nothing
    returning coalesce(encode(import_print, 'hex'), '') as print`.execute(db);
  return new Set(rows.map(({ print }) => print));
}

export interface ImportRow {
  readonly id: ReviewImportId;
  readonly file_name: string;
  readonly created_at: Date;
  readonly undone_at: Date | null;
  readonly reviews: number;
}

const importsOf = (db: Database) =>
  db
    .selectFrom('review_imports as i')
    .select(['i.id', 'i.file_name', 'i.created_at', 'i.undone_at'])
    .select(
      sql<number>`(select count(*)::int from reviews r where r.import_id = i.id and r.withdrawn_at is null)`.as(
        'reviews',
      ),
    );

export function listReviewImportRows(db: Database, { limit, offset }: PageSpan): Promise<ImportRow[]> {
  return importsOf(db).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(limit).offset(offset).execute();
}

export function findImport(db: Database, id: ReviewImportId): Promise<ImportRow | undefined> {
  return importsOf(db).where('i.id', '=', id).executeTakeFirst();
}

export async function countReviewImports(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('review_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the products that had reviews of the import; undefined if it is undone or does not exist */
export async function deleteImported(tx: Tx, id: ReviewImportId, at: Date): Promise<ProductId[] | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('review_imports')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  // What was erased keeps its print, so that no file brings it back.
  const rows = await tx
    .deleteFrom('reviews')
    .where('import_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('product_id')
    .execute();
  return [...new Set(rows.map(row => row.product_id))];
}
