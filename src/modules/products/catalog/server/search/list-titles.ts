import type { Database } from '#platform/db/database.ts';
import type { ProductId } from '#shared/id.ts';

/** Titles of products, also of those that are no longer sold. */
export function listTitles(db: Database, ids: readonly ProductId[]): Promise<{ id: ProductId; title: string }[]> {
  return db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).orderBy('title').execute();
}
