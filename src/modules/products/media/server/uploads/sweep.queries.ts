import { type RawBuilder, sql } from 'kysely';
import type { Ports, TxCtx } from '#platform/context.ts';
import type { Tx } from '#platform/db/database.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** As SQL: the pictures that later features and modules use. */
    readonly picturesInUse: {
      /** Addresses of pictures. */
      readonly addresses: RawBuilder<unknown>;
      /** Ids of uploads. */
      readonly uploads: RawBuilder<unknown>;
    };
  }
}

/** Addresses of pictures in use: by products, including deleted ones, by banners, by categories, and by what builds on products. */
const shown = ({ addresses }: Ports['picturesInUse']) => sql`
  select i->>'src' as src from products, jsonb_array_elements(images) i where i->>'src' is not null
  union all select image from banners where deleted_at is null
  union all select image_phone from banners where image_phone is not null and deleted_at is null
  union all select picture ->> 'src' from categories where picture is not null
  union all ${addresses}`;

/** Updates `unused_since` of each finished picture. */
export async function markUnused(tx: TxCtx): Promise<void> {
  const { picturesInUse } = tx.ports;
  await sql`
    with seen as (
      select id, case purpose when 'return' then id in (${picturesInUse.uploads})
        when 'review' then id in (select upload_id from review_photos)
        else '/media/' || key in (${shown(picturesInUse)}) end as shown
      from uploads where status = 'finished' and purpose in ('picture', 'return', 'review')
    )
    update uploads u set unused_since = case when seen.shown then null else ${tx.now()}::timestamptz end
    from seen where seen.id = u.id and seen.shown = (u.unused_since is not null)`.execute(tx.db);
}

export interface Gone {
  readonly key: string;
  readonly partsId: string | null;
}

/** Deletes the rows of uploads to sweep. A concurrent claim of a picture locks its row and wins. */
export async function deleteForgotten(
  tx: Tx,
  { begunBefore, unusedBefore }: { readonly begunBefore: Date; readonly unusedBefore: Date },
): Promise<Gone[]> {
  const { rows } = await sql<Gone>`
    delete from uploads
    where (status = 'begun' and created_at < ${begunBefore}) or unused_since < ${unusedBefore}
      or (purpose = 'import' and finished_at < ${unusedBefore})
    returning key, parts_id as "partsId"`.execute(tx);
  return rows;
}
