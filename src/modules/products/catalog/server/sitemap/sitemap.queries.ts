import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ProductId } from '#shared/id.ts';

export interface SitemapRow {
  readonly id: ProductId;
  readonly slug: string;
  readonly updated_at: Date;
}

/** The next products on sale in the order of their ids, which is that of their coming: a new one changes only the last list. */
export async function listForSitemap(db: Database, after: ProductId | null, limit: number): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select p.id, p.slug, p.updated_at from products p
    where p.listed and (${after}::uuid is null or p.id > ${after}::uuid) order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** The product after which a list begins; undefined when there are no more than `skipped`. */
export async function findSitemapStart(db: Database, skipped: number): Promise<ProductId | undefined> {
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from products p where p.listed order by p.id offset ${skipped - 1} limit 1`.execute(db);
  return rows[0]?.id;
}
