import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { PartId, UserId } from '#shared/id.ts';

export type ShipmentRow = Row<'shipments'>;

/** So long parcels are asked about; what is lost longer nobody finds. */
const TRACKED_DAYS = 60;

export function isOver({ state }: Pick<ShipmentRow, 'state'>): boolean {
  return state === 'cancelled' || state === 'failed';
}

/** The latest of a part, also one that was cancelled. */
export async function findShipment(db: Database, partId: PartId): Promise<ShipmentRow | undefined> {
  return db
    .selectFrom('shipments')
    .selectAll()
    .where('part_id', '=', partId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findByAwb(db: Database, courier: string, awb: string): Promise<ShipmentRow | undefined> {
  const found = db.selectFrom('shipments').selectAll().where('courier', '=', courier).where('awb', '=', awb);
  return found.executeTakeFirst();
}

export async function insertShipment(
  tx: Tx,
  values: Pick<ShipmentRow, 'id' | 'part_id' | 'courier' | 'title' | 'created_at' | 'collect_paise'> & {
    readonly booked_by: UserId;
  },
): Promise<void> {
  await tx.insertInto('shipments').values(values).execute();
}

/** Notes that the same is asked for once more. */
export async function askedAgain(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update shipments set created_at = ${now} where id = ${id} and state = 'booking'`.execute(tx);
}

/** What a courier that is connected no more has not answered since then. */
export async function writeOff(db: Database, courier: string, before: Date): Promise<void> {
  await sql`
    update shipments set state = 'failed'
    where courier = ${courier} and state = 'booking' and created_at < ${before}`.execute(db);
}

/** Whether a parcel of one of these parts stands; see the port. */
export async function hasBooking(tx: Tx, partIds: readonly PartId[], which: 'any' | 'sound'): Promise<boolean> {
  const over = which === 'any' ? [] : (['problem', 'returning', 'delivered'] as const);
  const row = await tx
    .selectFrom('shipments')
    .select('id')
    .where('part_id', 'in', partIds)
    .where('state', 'not in', ['cancelled', 'failed', ...over])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The parts among these whose booked parcel collects cash for the shop. */
export async function listCollecting(tx: Tx, partIds: readonly PartId[]): Promise<readonly PartId[]> {
  const { rows } = await sql<{ part_id: PartId }>`
    select shipment.part_id from shipments shipment join order_parts part on part.id = shipment.part_id
    where shipment.part_id = any(${partIds}::uuid[]) and shipment.awb = part.tracking and shipment.collect_paise > 0
      and shipment.state <> 'cancelled'`.execute(tx);
  return rows.map(({ part_id }) => part_id);
}

/** The parts among these whose courier may still fetch a parcel. */
export async function listToTell(tx: Tx, partIds: readonly PartId[]): Promise<readonly PartId[]> {
  const rows = await tx
    .selectFrom('shipments')
    .select('part_id')
    .where('part_id', 'in', partIds)
    .where('state', 'not in', ['cancelled', 'failed', 'delivered'])
    .execute();
  return rows.map(({ part_id }) => part_id);
}

/** One that was written off meanwhile counts too, unless the part has another. @returns whether it was waiting for this */
export async function setBooked(tx: Tx, id: string, awb: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update shipments set state = 'booked', awb = ${awb}, words = null, seen_at = null, asked_at = ${now}
    where id = ${id} and (state = 'booking' or state = 'failed' and not exists (select from shipments other
      where other.part_id = shipments.part_id and other.state not in ('cancelled', 'failed')))
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function setFailed(db: Database, id: string, words: string): Promise<void> {
  await sql`update shipments set state = 'failed', words = ${words} where id = ${id} and state = 'booking'`.execute(db);
}

/** @returns whether it was not cancelled before */
export async function setCancelled(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update shipments set state = 'cancelled', is_stuck = false
    where id = ${id} and awb is not null and state <> 'cancelled' returning id`.execute(tx);
  return rows.length > 0;
}

/** Held until the end of the transaction. The caller holds the order. */
export async function holdShipment(tx: Tx, id: string): Promise<ShipmentRow | undefined> {
  return tx.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

interface News {
  readonly words: string;
  readonly at: Date;
  readonly isStuck: boolean;
}

export async function noteNews(
  tx: Tx,
  id: string,
  { state, words, at, isStuck }: Pick<ShipmentRow, 'state'> & News,
): Promise<void> {
  await sql`
    update shipments set state = ${state}, words = ${words}, seen_at = ${at}, is_stuck = ${isStuck}
    where id = ${id}`.execute(tx);
}

export async function setStuck(db: Database, id: string, isStuck: boolean): Promise<void> {
  await sql`update shipments set is_stuck = ${isStuck} where id = ${id} and is_stuck <> ${isStuck}`.execute(db);
}

/** The adapters that have parcels to ask about. */
export async function listCouriersToAsk(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ courier: string }>`
    select distinct courier from shipments
    where state in ('booking', 'booked', 'moving', 'problem', 'returning') or is_stuck`.execute(db);
  return rows.map(({ courier }) => courier);
}

/** Takes parcels that nobody has asked about since then, so that each is asked about once in a round. */
export async function takeToAsk(
  db: Database,
  courier: string,
  { now, before, most }: { readonly now: Date; readonly before: Date; readonly most: number },
): Promise<readonly ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    update shipments set asked_at = ${now} where id in (
      select id from shipments
      where courier = ${courier} and (state in ('booking', 'booked', 'moving', 'problem', 'returning') or is_stuck)
        and (asked_at is null or asked_at < ${before}) and created_at > ${now}::timestamptz - ${`${TRACKED_DAYS} days`}::interval
      order by asked_at nulls first limit ${most} for update skip locked)
    returning id, part_id, courier, title, awb, state, words, is_stuck, seen_at, asked_at, booked_by, collect_paise, created_at`.execute(
    db,
  );
  return rows;
}

/** The weights of products in grams, as far as they are known. */
export async function listWeights(
  db: Database,
  partId: PartId,
): Promise<readonly { grams: number | null; units: number }[]> {
  const { rows } = await sql<{ grams: number | null; units: number }>`
    select p.weight_grams as grams, line.quantity as units
    from order_lines line left join ${publishedProducts} p on p.id = line.product_id
    where line.part_id = ${partId} and line.service is null`.execute(db);
  return rows;
}

/** Fills courier and tracking number of a part that has not left yet. The caller holds the order. */
export async function fillParcel(
  tx: Tx,
  partId: PartId,
  carrier: string,
  tracking: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update order_parts set carrier = ${carrier}, tracking = ${tracking}, updated_at = ${now}
    where id = ${partId} and status in ('pending', 'confirmed', 'inProcess') returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes them out again, if they are still those of the booking. */
export async function clearParcel(tx: Tx, partId: PartId, tracking: string, now: Date): Promise<void> {
  await sql`
    update order_parts set carrier = null, tracking = null, updated_at = ${now}
    where id = ${partId} and tracking = ${tracking} and status in ('pending', 'confirmed', 'inProcess')`.execute(tx);
}
