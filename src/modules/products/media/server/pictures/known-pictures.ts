import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';

/**
 * Of these pictures those that products of the seller may show: uploaded to the end by one of the owners, or shown by a
 * product of the seller already. Only looked up; whoever writes them down asks `checkPictures`.
 */
export async function knownPictures(
  db: Database,
  pictures: readonly string[],
  sellerId: SellerId,
  owners: readonly SellerId[],
): Promise<ReadonlySet<string>> {
  if (pictures.length === 0) return new Set();
  const { rows } = await sql<{ src: string }>`
    select '/media/' || key as src from uploads
    where '/media/' || key = any(${pictures}::text[]) and seller_id = any(${owners}::uuid[])
      and status = 'finished' and purpose = 'picture'
    union
    select i->>'src' from products, jsonb_array_elements(images) i
    where seller_id = ${sellerId} and i->>'src' = any(${pictures}::text[])`.execute(db);
  return new Set(rows.map(({ src }) => src));
}
