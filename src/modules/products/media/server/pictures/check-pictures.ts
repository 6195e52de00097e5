import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { claimFinished, listShownBy } from '#products/media/server/uploads/uploads.queries.ts';
import { pictureUnknown } from '#products/media/uploads.contract.ts';
import type { SellerId } from '#shared/id.ts';

const OWN = /^\/media\/(photos\/.+)$/;

/**
 * Checks, in the transaction that stores them, that pictures exist: uploaded by this seller or the actor, or already
 * shown by a product of the seller. Marks the uploads as used, so that they are not swept.
 * @param sellerId the seller of the product; null for pictures of the shop, such as banners
 * @param already pictures that were stored there before and may stay
 * @throws pictureUnknown
 */
export async function checkPictures(
  tx: TxCtx,
  pictures: readonly string[],
  sellerId: SellerId | null,
  already: readonly string[] = [],
): Promise<void> {
  const known = await claimPictures(tx, pictures, sellerId, already);
  if (pictures.some(src => !known.has(src))) throw pictureUnknown();
}

/** The same, for callers that can do without some of the pictures. @returns those that exist */
export async function claimPictures(
  tx: TxCtx,
  pictures: readonly string[],
  sellerId: SellerId | null,
  already: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const owners = [...new Set([sellerId, tx.actor?.sellerId ?? null])].filter(id => id !== null);
  const keys = pictures.flatMap(src => OWN.exec(src)?.[1] ?? []);
  const known = new Set(already);
  for (const key of await claimFinished(tx.db, keys, owners)) known.add(`/media/${key}`);
  const left = pictures.filter(src => !known.has(src));
  if (sellerId !== null) for (const src of await listShownBy(tx.db, left, sellerId)) known.add(src);
  return known;
}

/**
 * Those of these pictures that products of the seller may show: uploaded by one of the owners, or already shown by a
 * product of the seller. A lookup only; before storing them call `checkPictures`.
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
