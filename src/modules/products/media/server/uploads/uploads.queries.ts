import { sql } from 'kysely';
import type { ActorCtx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { pictureUrl } from '#products/media/picture-url.ts';
import { uploadIsMissing } from '#products/media/uploads.contract.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId, UploadId, UserId } from '#shared/id.ts';

/** The owner of an upload: a seller or a shopper. */
type UploadOwner =
  | { readonly seller_id: SellerId; readonly user_id: null }
  | { readonly seller_id: null; readonly user_id: UserId };

/** The owner that an actor uploads for. @throws notAllowed for anybody except sellers, administrators and shoppers */
export function uploadOwnerOf({ actor }: ActorCtx): UploadOwner {
  if (actor.sellerId !== null) return { seller_id: actor.sellerId, user_id: null };
  if (actor.kind === 'shopper') return { seller_id: null, user_id: actor.id };
  throw notAllowed();
}

export type UploadRow = Row<'uploads'>;
export type NewUpload = Pick<UploadRow, 'id' | 'seller_id' | 'user_id' | 'purpose' | 'key' | 'size' | 'created_at'>;

/** @throws uploadIsMissing, also for uploads of others */
export async function getOwnUpload(db: Database, id: UploadId, owner: UploadOwner): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`select * from uploads where id = ${id} and ${belongsTo(owner)}`.execute(db);
  if (!rows[0]) throw uploadIsMissing();
  return rows[0];
}

export async function countBegun(db: Database, owner: UploadOwner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from uploads where ${belongsTo(owner)} and status = 'begun'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertUpload(db: Database, upload: NewUpload): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

export async function setParts(db: Database, id: UploadId, partsId: string): Promise<void> {
  await db.updateTable('uploads').set({ parts_id: partsId }).where('id', '=', id).execute();
}

/** @returns false if it has been deleted */
export async function markFinished(
  tx: Tx,
  id: UploadId,
  { width, height, at }: Pick<UploadRow, 'width' | 'height'> & { readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update uploads set status = 'finished', width = ${width}, height = ${height}, finished_at = coalesce(finished_at, ${at})
    where id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

/** @returns false if it is finished or deleted */
export async function deleteBegun(tx: Tx, id: UploadId): Promise<boolean> {
  const { rows } = await sql`delete from uploads where id = ${id} and status = 'begun' returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Those of these keys that are finished pictures of one of the owners. Marks them as used; the row locks keep the sweep
 * away until the transaction ends.
 */
export async function claimFinished(tx: Tx, keys: readonly string[], owners: readonly SellerId[]): Promise<string[]> {
  if (keys.length === 0 || owners.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    update uploads set unused_since = null
    where key in (${sql.join(keys)}) and seller_id in (${sql.join(owners)})
      and status = 'finished' and purpose = 'picture'
    returning key`.execute(tx);
  return rows.map(({ key }) => key);
}

/** Those of these pictures that a product of the seller already shows. */
export async function listShownBy(tx: Tx, pictures: readonly string[], seller: SellerId): Promise<string[]> {
  if (pictures.length === 0) return [];
  const { rows } = await sql<{ src: string }>`
    select distinct i->>'src' as src from products, jsonb_array_elements(images) i
    where seller_id = ${seller} and i->>'src' in (${sql.join(pictures)})`.execute(tx);
  return rows.map(({ src }) => src);
}

/**
 * Those of these uploads that are finished return photos of the shopper. Marks them as used; the row locks keep the
 * sweep away until the transaction ends.
 */
export async function claimReturnPhotos(tx: Tx, uploads: readonly UploadId[], userId: UserId): Promise<UploadId[]> {
  if (uploads.length === 0) return [];
  const { rows } = await sql<{ id: UploadId }>`
    update uploads set unused_since = null
    where id in (${sql.join(uploads)}) and user_id = ${userId} and status = 'finished' and purpose = 'return'
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Those of these addresses that are finished review photos of the shopper, with their uploads. Marks them as used; the row
 * locks keep the sweep away until the transaction ends.
 */
export async function claimReviewPhotos(
  tx: Tx,
  addresses: readonly string[],
  userId: UserId,
): Promise<ReadonlyMap<string, UploadId>> {
  const rows = await tx
    .updateTable('uploads')
    .set({ unused_since: null })
    .where(
      'key',
      'in',
      addresses.map(address => address.replace(/^\/media\//, '')),
    )
    .where('user_id', '=', userId)
    .where('status', '=', 'finished')
    .where('purpose', '=', 'review')
    .returning(['id', 'key'])
    .execute();
  return new Map(rows.map(({ id, key }) => [pictureUrl(key), id]));
}

export async function findReturnPhoto(db: Database, id: UploadId): Promise<string | undefined> {
  const photo = db.selectFrom('uploads').select('key').where('id', '=', id).where('purpose', '=', 'return');
  return (await photo.where('status', '=', 'finished').executeTakeFirst())?.key;
}

/** Deletes uploads that nothing shows. @returns their keys, whose files must be deleted with `media.forget` */
export async function deleteUploadsById(tx: Tx, uploads: readonly UploadId[]): Promise<string[]> {
  const rows = await tx.deleteFrom('uploads').where('id', 'in', uploads).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** Deletes all uploads of a person. @returns their keys, whose files must be deleted with `media.forget` */
export async function deleteUploadsOf(tx: Tx, userId: UserId): Promise<string[]> {
  const rows = await tx.deleteFrom('uploads').where('user_id', '=', userId).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** The keys of all uploads. */
export async function listUploadKeys(tx: Tx): Promise<string[]> {
  return (await tx.selectFrom('uploads').select('key').execute()).map(({ key }) => key);
}

function belongsTo({ seller_id, user_id }: UploadOwner) {
  return seller_id === null ? sql`user_id = ${user_id}` : sql`seller_id = ${seller_id}`;
}

/** Key and size of a file uploaded for an import. @throws uploadIsMissing, also for files of others */
export async function importFile(ctx: ActorCtx, upload: UploadId): Promise<{ key: string; bytes: number }> {
  const found = await getOwnUpload(ctx.db, upload, uploadOwnerOf(ctx));
  if (found.status !== 'finished' || found.purpose !== 'import') throw uploadIsMissing();
  return { key: found.key, bytes: Number(found.size) };
}
