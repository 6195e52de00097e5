import { sql } from 'kysely';
import type { Slot } from '#orders/sold-services/period.ts';
import { slotIsFull } from '#orders/sold-services/refusals.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId, SellerId } from '#shared/id.ts';

export interface WantedSlot {
  readonly partId: PartId;
  readonly sellerId: SellerId;
  readonly slot: Slot;
}

/** Seller orders in a window, or without one. */
interface SlotHolder {
  readonly id: PartId;
  readonly seller_id: SellerId;
  readonly slot_day: string | null;
  readonly slot_period: Slot['period'] | null;
}

/**
 * Takes a place for each seller order. The counter is raised only while it is below what the seller offers, so that no
 * window is overbooked. Always in the same order, so that two orders never wait for each other.
 * @throws slotIsFull
 */
export async function takeSlots(tx: TxCtx, wanted: readonly WantedSlot[]): Promise<void> {
  for (const each of wanted.toSorted((one, other) => (one.sellerId < other.sellerId ? -1 : 1))) {
    if (!(await takePlace(tx, each))) throw slotIsFull();
    await setSlot(tx, each.partId, each.slot);
  }
}

/** @returns whether there was a place */
async function takePlace(tx: TxCtx, { sellerId, slot: { day, period } }: Omit<WantedSlot, 'partId'>): Promise<boolean> {
  const { rows } = await sql`
    insert into slot_counts as c (seller_id, day, period, taken, most)
    select seller_id, ${day}::date, period, 1, capacity from slot_offers
    where seller_id = ${sellerId} and period = ${period} and weekday = extract(dow from ${day}::date)
    on conflict (seller_id, day, period) do update set taken = c.taken + 1, most = excluded.most
      where c.taken < excluded.most
    returning 1 as one`.execute(tx.db);
  return rows.length > 0;
}

async function givePlaceBack(tx: TxCtx, sellerId: SellerId, { day, period }: Slot): Promise<void> {
  await sql`update slot_counts set taken = taken - 1
    where seller_id = ${sellerId} and day = ${day}::date and period = ${period}`.execute(tx.db);
}

async function setSlot(tx: TxCtx, partId: PartId, slot: Slot | null): Promise<void> {
  await sql`update order_parts set slot_day = ${slot?.day ?? null}, slot_period = ${slot?.period ?? null}
    where id = ${partId}`.execute(tx.db);
}

/** The window of a seller order. */
export function slotOf({ slot_day, slot_period }: Pick<SlotHolder, 'slot_day' | 'slot_period'>): Slot | null {
  return slot_day && slot_period ? { day: slot_day, period: slot_period } : null;
}

/** Frees the places of seller orders that are not wanted any more. The caller holds the locks on their orders. */
export async function giveSlotsBack(tx: TxCtx, parts: readonly SlotHolder[]): Promise<void> {
  for (const part of bySeller(parts)) {
    const slot = slotOf(part);
    if (slot) await givePlaceBack(tx, part.seller_id, slot);
  }
}

/** Takes the places of reopened seller orders again. Where there is none any more, they come by the usual delivery. */
export async function takeSlotsAgain(tx: TxCtx, parts: readonly SlotHolder[]): Promise<void> {
  for (const part of bySeller(parts)) {
    const slot = slotOf(part);
    if (slot && !(await takePlace(tx, { sellerId: part.seller_id, slot }))) await setSlot(tx, part.id, null);
  }
}

const bySeller = (parts: readonly SlotHolder[]) =>
  parts.toSorted((one, other) => (one.seller_id < other.seller_id ? -1 : 1));

/** Moves a seller order to another window. The caller holds the lock on its order. @throws slotIsFull */
export async function moveSlot(tx: TxCtx, part: SlotHolder, slot: Slot): Promise<void> {
  const before = slotOf(part);
  const { id: partId, seller_id: sellerId } = part;
  if (before?.day === slot.day && before.period === slot.period) return;
  // Both at once and in one order, so that two who swap their windows do not wait for each other.
  const both = [slot, ...(before ? [before] : [])];
  await sql`select from slot_counts c join json_to_recordset(${JSON.stringify(both)}::json) as wanted(day date, period text)
    on wanted.day = c.day and wanted.period = c.period
    where c.seller_id = ${sellerId} order by c.day, c.period for update of c`.execute(tx.db);
  if (!(await takePlace(tx, { sellerId, slot }))) throw slotIsFull();
  if (before) await givePlaceBack(tx, sellerId, before);
  await setSlot(tx, partId, slot);
}
