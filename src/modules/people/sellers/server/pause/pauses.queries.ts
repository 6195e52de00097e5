import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SellerId, UserId } from '#shared/id.ts';

export interface PauseRow {
  readonly since: Date;
  readonly returnsOn: string | null;
}

/** The break that a shop is on. */
export async function findPause(db: Database, sellerId: SellerId): Promise<PauseRow | undefined> {
  const { rows } = await sql<PauseRow>`
    select started_at as since, returns_on::text as "returnsOn" from shop_pauses
    where seller_id = ${sellerId} and ended_at is null`.execute(db);
  return rows[0];
}

/** Holds a seller until the transaction ends, so that whatever decides about its products comes one after the other. */
export async function lockSeller(db: Database, sellerId: SellerId): Promise<void> {
  await sql`select from sellers where id = ${sellerId} for no key update`.execute(db);
}

interface NewPause {
  readonly sellerId: SellerId;
  readonly by: UserId;
  readonly at: Date;
  readonly returnsOn: string | null;
}

/** Begins a break, or moves the return of the one that there is. */
export async function startPause(db: Database, { sellerId, by, at, returnsOn }: NewPause): Promise<void> {
  await sql`
    insert into shop_pauses (seller_id, started_at, started_by, returns_on)
    values (${sellerId}, ${at}, ${by}, ${returnsOn}::date)
    on conflict (seller_id) where ended_at is null do update set returns_on = excluded.returns_on`.execute(db);
}

/** @returns whether there was one to end */
export async function endPause(
  db: Database,
  { sellerId, by, at }: { readonly sellerId: SellerId; readonly by: UserId | null; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shop_pauses set ended_at = greatest(started_at, ${at}::timestamptz), ended_by = ${by}
    where seller_id = ${sellerId} and ended_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Shops whose day of return has come. */
export async function listReturning(db: Database, today: string): Promise<SellerId[]> {
  const { rows } = await sql<{ id: SellerId }>`
    select seller_id as id from shop_pauses where ended_at is null and returns_on <= ${today}::date
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a shop's day of return has come, once it is held. */
export async function isReopeningDue(db: Database, sellerId: SellerId, today: string): Promise<boolean> {
  const pause = await findPause(db, sellerId);
  return pause?.returnsOn != null && pause.returnsOn <= today;
}
