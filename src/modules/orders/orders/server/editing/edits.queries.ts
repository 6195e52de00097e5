import { sql } from 'kysely';
import type { Bearer } from '#orders/offers/offer.ts';
import { publishedRefundLines } from '#payments/payments/server/payments.ts';
import type { AddressColumns } from '#people/addresses/server/addresses.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { OfferId, OrderId, PartId, SellerId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** What an offer took off a line. */
export interface DiscountRow {
  readonly lineId: string;
  readonly offerId: OfferId;
  readonly bearer: Bearer;
  readonly amount: Paise;
}

/** What offers took off the lines of a part. */
export async function listLineDiscounts(tx: TxCtx, partId: PartId): Promise<DiscountRow[]> {
  return tx.db
    .selectFrom('order_discounts')
    .select(['line_id as lineId', 'offer_id as offerId', 'bearer', 'discount_paise as amount'])
    .where('part_id', '=', partId)
    .where('line_id', 'is not', null)
    .orderBy('offer_id')
    .$narrowType<{ lineId: string }>()
    .execute();
}

/** The lines of a part that a service is done for. */
export async function linesWithServices(tx: TxCtx, partId: PartId): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('order_services')
    .select('of_line_id as lineId')
    .where('part_id', '=', partId)
    .where('of_line_id', 'is not', null)
    .$narrowType<{ lineId: string }>()
    .execute();
  return rows.map(({ lineId }) => lineId);
}

/** Whether lines are in a return or a refund already, which say what they were. */
export async function isGivenBack(tx: TxCtx, lineIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (select from return_lines where line_id = any(${lineIds}::uuid[]))
      or exists (select from ${publishedRefundLines} refunded where line_id = any(${lineIds}::uuid[])) as "isFound"`.execute(
    tx.db,
  );
  return rows[0]?.isFound ?? false;
}

export async function isHouseSeller(tx: TxCtx, sellerId: SellerId): Promise<boolean> {
  const { rows } = await sql<{ isHouse: boolean }>`
    select is_house as "isHouse" from ${publishedSellers} s where id = ${sellerId}`.execute(tx.db);
  return rows[0]?.isHouse ?? false;
}

export async function updateOrderAddress(tx: TxCtx, id: OrderId, to: AddressColumns): Promise<void> {
  await tx.db
    .updateTable('orders')
    .set({
      ...{ ship_address_id: null, ship_name: to.name, ship_address: to.address, ship_city: to.city },
      ...{ ship_state_code: to.state_code, ship_pincode: to.pincode, ship_phone: to.phone, ship_notes: to.notes },
      updated_at: tx.now(),
    })
    .where('id', '=', id)
    .execute();
  await tx.db.updateTable('order_parts').set({ updated_at: tx.now() }).where('order_id', '=', id).execute();
}

/** Writes what a part’s items cost now, and the total of its order. */
export async function updateAmounts(tx: TxCtx, orderId: OrderId, partId: PartId, items: Paise): Promise<void> {
  await tx.db
    .updateTable('order_parts')
    .set({ items_paise: items, updated_at: tx.now() })
    .where('id', '=', partId)
    .execute();
  await sql`
    update orders set updated_at = ${tx.now()}::timestamptz,
      total_paise = (select sum(part.total_paise) from order_parts part where part.order_id = orders.id)
    where id = ${orderId}`.execute(tx.db);
}

/** Who edits, for the history. */
export interface Editor {
  readonly id: UserId | null;
  readonly userName: string;
}

/** @returns the id of the event */
export async function insertEdit(
  tx: TxCtx,
  edit: { readonly orderId: OrderId; readonly partId: PartId | null; readonly note: string },
  by: Editor = { id: tx.actor?.id ?? null, userName: tx.actor?.userName ?? '' },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('order_events')
    .values({
      ...{ order_id: edit.orderId, part_id: edit.partId, kind: 'edited' as const, status: null, note: edit.note },
      ...{ actor_id: by.id, actor_name: by.userName, at: tx.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
