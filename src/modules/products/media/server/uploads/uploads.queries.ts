import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { SellerId, UploadId, UserId } from '#shared/id.ts';
import type { UploadOwner } from './upload-owner.ts';

export type UploadRow = Row<'uploads'>;
export type NewUpload = Pick<UploadRow, 'id' | 'seller_id' | 'user_id' | 'purpose' | 'key' | 'size' | 'created_at'>;

/** Only its owner finds an upload, so that somebody else's is none. */
export async function findOwnUpload(db: Database, id: UploadId, owner: UploadOwner): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`select * from uploads where id = ${id} and ${belongsTo(owner)}`.execute(db);
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

export interface Judged {
  readonly width: number | null;
  readonly height: number | null;
  readonly at: Date;
}

/** @returns false when it has gone meanwhile */
export async function markFinished(tx: Tx, id: UploadId, { width, height, at }: Judged): Promise<boolean> {
  const { rows } = await sql`
    update uploads set status = 'finished', width = ${width}, height = ${height}, finished_at = coalesce(finished_at, ${at})
    where id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

/** @returns false for one that is finished or gone */
export async function deleteBegun(tx: Tx, id: UploadId): Promise<boolean> {
  const { rows } = await sql`delete from uploads where id = ${id} and status = 'begun' returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Of these keys those whose finished pictures belong to one of the owners. They count as used from here on and until the
 * transaction ends no sweep takes them.
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

/** Of these pictures those that some product of the seller shows already. */
export async function listShownBy(tx: Tx, pictures: readonly string[], seller: SellerId): Promise<string[]> {
  if (pictures.length === 0) return [];
  const { rows } = await sql<{ src: string }>`
    select distinct i->>'src' as src from products, jsonb_array_elements(images) i
    where seller_id = ${seller} and i->>'src' in (${sql.join(pictures)})`.execute(tx);
  return rows.map(({ src }) => src);
}

/**
 * Of these uploads the photos that a shopper has sent to the end for a return. They count as used from here on and until
 * the transaction ends no sweep takes them.
 */
export async function claimReturnPhotos(tx: Tx, uploads: readonly UploadId[], userId: UserId): Promise<UploadId[]> {
  if (uploads.length === 0) return [];
  const { rows } = await sql<{ id: UploadId }>`
    update uploads set unused_since = null
    where id in (${sql.join(uploads)}) and user_id = ${userId} and status = 'finished' and purpose = 'return'
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function findReturnPhoto(db: Database, id: UploadId): Promise<string | undefined> {
  const photo = db.selectFrom('uploads').select('key').where('id', '=', id).where('purpose', '=', 'return');
  return (await photo.where('status', '=', 'finished').executeTakeFirst())?.key;
}

/** Lets go of everything that somebody has uploaded. @returns the keys, whose files are to be forgotten */
export async function deleteUploadsOf(tx: Tx, userId: UserId): Promise<string[]> {
  const rows = await tx.deleteFrom('uploads').where('user_id', '=', userId).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** Deletes every upload. @returns the keys, whose files are to be deleted too */
export async function deleteUploads(tx: Tx): Promise<string[]> {
  return (await tx.deleteFrom('uploads').returning('key').execute()).map(({ key }) => key);
}

function belongsTo({ seller_id, user_id }: UploadOwner) {
  return seller_id === null ? sql`user_id = ${user_id}` : sql`seller_id = ${seller_id}`;
}
