import { type RawBuilder, sql } from 'kysely';
import { dayAfter, MOST_PUT_OFF_DAYS, type Period } from '#orders/sold-services/period.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PartId, ServiceId, UserId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';

/** What stands on an order about a service, besides its line. */
export interface NewOrderService {
  readonly lineId: string;
  readonly partId: PartId;
  readonly ofLineId: string | null;
  readonly serviceId: ServiceId;
  readonly covers: string;
  readonly note: string | null;
  readonly days: number | null;
}

export async function insertOrderServices(tx: TxCtx, services: readonly NewOrderService[]): Promise<void> {
  if (services.length === 0) return;
  await tx.db
    .insertInto('order_services')
    .values(
      services.map(({ lineId, partId, ofLineId, serviceId, covers, note, days }) => ({
        line_id: lineId,
        part_id: partId,
        of_line_id: ofLineId,
        service_id: serviceId,
        ...{ covers, note, days },
      })),
    )
    .execute();
}

export interface OrderServiceRow {
  readonly lineId: string;
  readonly partId: PartId;
  readonly covers: string;
  readonly note: string | null;
  readonly days: number | null;
  readonly code: string;
  readonly scheduledOn: string | null;
  readonly scheduledPeriod: Period | null;
  readonly doneAt: Date | null;
  /** Refunded before it was done, so it is not owed any more. */
  readonly calledOffAt: Date | null;
  /** Units are in a return that is not completed. */
  readonly isAskedBack: boolean;
}

/** By line. */
export async function orderServicesOf(
  db: Database,
  parts: readonly PartId[],
): Promise<ReadonlyMap<string, OrderServiceRow>> {
  if (parts.length === 0) return new Map();
  const { rows } = await sql<OrderServiceRow>`
    select line_id as "lineId", part_id as "partId", covers, note, days, code, scheduled_on::text as "scheduledOn",
      scheduled_period as "scheduledPeriod", done_at as "doneAt", called_off_at as "calledOffAt",
      exists (select from return_lines back join returns r on r.id = back.return_id
        where back.line_id = order_services.line_id and r.state in ('requested', 'approved', 'received')) as "isAskedBack"
    from order_services where part_id = any(${parts}::uuid[])`.execute(db);
  return new Map(rows.map(row => [row.lineId, row]));
}

/**
 * The last day on which a service is to be done, which is that of its visit if that is later, but not for ever; null before its
 * products are delivered, and for what needs no visit.
 */
export function dueOn(
  { days, scheduledOn }: Pick<OrderServiceRow, 'days' | 'scheduledOn'>,
  deliveredAt: Date | null,
): string | null {
  if (days === null || !deliveredAt) return null;
  const due = dayAfter(dayIn(deliveredAt), days);
  if (scheduledOn === null || scheduledOn <= due) return due;
  const latest = dayAfter(due, MOST_PUT_OFF_DAYS);
  return scheduledOn < latest ? scheduledOn : latest;
}

/** The paid services of these lines that are not done, which are refunded with their units. */
export async function openServicesOf(
  db: Database,
  lines: readonly string[],
): Promise<{ lineId: string; ofLineId: string; quantity: number }[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ lineId: string; ofLineId: string; quantity: number }>`
    select s.line_id as "lineId", s.of_line_id as "ofLineId", line.quantity
    from order_services s join order_lines line on line.id = s.line_id
    where s.of_line_id = any(${lines}::uuid[]) and s.done_at is null and s.called_off_at is null
      and line.price_paise > 0`.execute(db);
  return rows;
}

/** The title of a service of these seller orders that is not done at a PIN code. */
export async function serviceNotDoneAt(
  db: Database,
  parts: readonly PartId[],
  pincode: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select line.title from order_services s
    join order_lines line on line.id = s.line_id
    join services service on service.id = s.service_id
    where s.part_id = any(${parts}::uuid[]) and s.done_at is null and s.called_off_at is null and jsonb_array_length(service.pincodes) > 0
      and not exists (select from jsonb_array_elements_text(service.pincodes) as beginning
        where starts_with(${pincode}::text, beginning))
    order by line.position limit 1`.execute(db);
  return rows[0]?.title;
}

/** Whether all units of a service, or of what it is done for, are sent back or refunded. */
export async function goesBack(db: Database, lineId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_services s join order_lines line on line.id in (s.line_id, s.of_line_id)
    where s.line_id = ${lineId} and line.quantity <= (
      select coalesce(sum(back.quantity), 0) from return_lines back join returns r on r.id = back.return_id
      where back.line_id = line.id and r.state not in ('refused', 'withdrawn'))`.execute(db);
  return rows.length > 0;
}

/** Nobody owes any more what is refunded whole, or was to be done for products that are. */
export async function callOffServices(tx: TxCtx, partId: PartId): Promise<void> {
  await sql`update order_services s set called_off_at = ${tx.now()}
    where s.part_id = ${partId} and s.done_at is null and s.called_off_at is null and exists (
      select from order_lines line where line.id in (s.line_id, s.of_line_id) and line.quantity <= (
        select sum(back.quantity) from return_lines back join returns r on r.id = back.return_id
        where back.line_id = line.id and r.state = 'settled'))`.execute(tx.db);
}

export async function scheduleService(
  tx: TxCtx,
  lineId: string,
  { day, period }: { readonly day: string; readonly period: Period },
): Promise<void> {
  await sql`update order_services set scheduled_on = ${day}::date, scheduled_period = ${period}
    where line_id = ${lineId}`.execute(tx.db);
}

export async function finishService(tx: TxCtx, lineId: string, note: string | null): Promise<void> {
  await sql`update order_services set done_at = ${tx.now()}, done_note = ${note} where line_id = ${lineId}`.execute(
    tx.db,
  );
}

/** In SQL: the statement that erases the words of a buyer’s gifts. */
export function eraseNotesOf(userId: UserId): RawBuilder<unknown> {
  return sql`update order_services s set note = null from order_parts part join orders o on o.id = part.order_id
    where part.id = s.part_id and o.user_id = ${userId} and s.note is not null`;
}
