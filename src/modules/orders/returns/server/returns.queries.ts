import { sql } from 'kysely';
import { type OrderScope, waitsForCash } from '#orders/orders/server/orders.ts';
import { COUNTING_STATES, type ReturnId, type ReturnState } from '#orders/returns/return/return-states.ts';
import { publishedRefundLines, publishedRefunds } from '#payments/payments/server/payments.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { PartId, UploadId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { worthOfUnits } from '#shared/money/share.ts';

export type StoredReturn = Row<'returns'>;
export type ReturnEventRow = Row<'return_events'>;

/** Returns outside the scope are not found. */
export function findReturn(db: Database, id: ReturnId, scope: OrderScope): Promise<StoredReturn | undefined> {
  let query = db.selectFrom('returns').selectAll().where('id', '=', id);
  if (scope.kind === 'buyer') query = query.where('user_id', '=', scope.userId);
  if (scope.kind === 'seller') query = query.where('seller_id', '=', scope.sellerId);
  return query.executeTakeFirst();
}

/** Newest first. */
export function listReturnsOfPart(db: Database, partId: PartId): Promise<StoredReturn[]> {
  return db.selectFrom('returns').selectAll().where('part_id', '=', partId).orderBy('number', 'desc').execute();
}

export interface ReturnLineRow {
  readonly returnId: ReturnId;
  readonly lineId: string;
  readonly productId: string;
  readonly isService: boolean;
  readonly title: string;
  readonly image: string;
  readonly quantity: number;
  /** What was paid for these units: refunded, or to be refunded if nothing else of the line is settled before. */
  readonly amount: Paise;
  /** Units shipped. */
  readonly sent: number;
}

export async function listReturnLines(db: Database, ids: readonly ReturnId[]): Promise<ReturnLineRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<ReturnLineRow, 'amount'> & { paid: Paise; before: number; refunded: Paise | null }>`
    select r.return_id as "returnId", r.line_id as "lineId", line.product_id as "productId", line.title, line.image, line.service is not null as "isService",
      r.quantity, line.quantity as sent, line.total_paise - line.discount_paise as paid,
      coalesce((select sum(other.quantity) from return_lines other join returns done on done.id = other.return_id
        where other.line_id = r.line_id and done.id <> r.return_id and done.state = 'settled'), 0)::int as before,
      (select back.amount_paise from ${publishedRefunds} refund join ${publishedRefundLines} back on back.refund_id = refund.id
        where refund.cause = 'returned' and refund.cause_id = r.return_id and back.line_id = r.line_id) as refunded
    from return_lines r join order_lines line on line.id = r.line_id
    where r.return_id in (${sql.join(ids)}) order by line.position, line.id`.execute(db);
  return rows.map(({ paid, before, refunded, ...row }) => ({
    ...row,
    amount: refunded ?? worthOfUnits(paid, row.sent, before, row.quantity),
  }));
}

/** Whether nothing is sent back, because all of it are services that were not done. */
export function isOfServices(lines: readonly Pick<ReturnLineRow, 'isService'>[]): boolean {
  return lines.every(({ isService }) => isService);
}

export function listReturnEvents(db: Database, ids: readonly ReturnId[]): Promise<ReturnEventRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('return_events').selectAll().where('return_id', 'in', ids).orderBy('at').execute();
}

export function listReturnPhotos(db: Database, ids: readonly ReturnId[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('return_photos').selectAll().where('return_id', 'in', ids).orderBy('position').execute();
}

export async function findReturnOfPhoto(db: Database, photo: UploadId): Promise<ReturnId | undefined> {
  const row = db.selectFrom('return_photos').select('return_id').where('upload_id', '=', photo);
  return (await row.executeTakeFirst())?.return_id;
}

/** Units of each line that are returned or requested. Reliable only while the order is locked. */
export async function countReturned(db: Database, partId: PartId): Promise<ReadonlyMap<string, number>> {
  return countPieces(db, partId, COUNTING_STATES);
}

/** Units of each line whose return is completed. */
export async function countSettled(db: Database, partId: PartId): Promise<ReadonlyMap<string, number>> {
  return countPieces(db, partId, ['settled']);
}

async function countPieces(db: Database, partId: PartId, states: readonly ReturnState[]) {
  const counting = sql.join(states.map(state => sql.lit(state)));
  const { rows } = await sql<{ lineId: string; pieces: number }>`
    select line.line_id as "lineId", sum(line.quantity)::int as pieces
    from returns r join return_lines line on line.return_id = r.id
    where r.part_id = ${partId} and r.state in (${counting}) group by line.line_id`.execute(db);
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}

export interface NewReturn extends Omit<StoredReturn, 'number' | 'state' | 'goods' | 'updated_at'> {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly photos: readonly UploadId[];
}

export async function insertReturn(tx: Tx, { lines, photos, ...row }: NewReturn): Promise<StoredReturn> {
  const inserted = await tx
    .insertInto('returns')
    .values({ ...row, updated_at: row.requested_at })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('return_lines')
    .values(lines.map(({ lineId, quantity }) => ({ return_id: row.id, line_id: lineId, quantity })))
    .execute();
  if (photos.length > 0)
    await tx
      .insertInto('return_photos')
      .values(photos.map((upload_id, position) => ({ upload_id, return_id: row.id, position })))
      .execute();
  return inserted;
}

export async function setReturn(
  tx: TxCtx,
  id: ReturnId,
  to: { readonly state: ReturnState; readonly goods?: StoredReturn['goods'] | undefined },
): Promise<void> {
  await tx.db
    .updateTable('returns')
    .set({ state: to.state, updated_at: tx.now(), ...(to.goods && { goods: to.goods }) })
    .where('id', '=', id)
    .execute();
}

export async function insertReturnEvent(
  tx: TxCtx,
  event: Pick<ReturnEventRow, 'return_id' | 'state' | 'actor_id' | 'actor_name' | 'note'>,
): Promise<void> {
  await tx.db
    .insertInto('return_events')
    .values({ ...event, at: tx.now() })
    .execute();
}

/** Refunds of returns, each whole, also if several payments give it back; match them by `cause_id`. */
export async function listRefundsOfReturns(ctx: Pick<Ctx, 'db' | 'ports'>, ids: readonly ReturnId[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<RefundOfReturn>`
    select r.cause_id, r.owed_at, r.exchange_paise,
      case when r.state <> 'settled' then r.state else coalesce(rest.state, r.state) end as state,
      (r.amount_paise + coalesce(rest.amount, 0))::bigint as amount_paise,
      (r.delivery_paise + coalesce(rest.delivery, 0))::bigint as delivery_paise,
      case when r.state = 'settled' and rest.state is null then greatest(r.settled_at, rest.settled) end as settled_at,
      ${waitsForCash(ctx)} as "waitsForCash"
    from ${publishedRefunds} r
    left join lateral (
      select sum(other.amount_paise) as amount, sum(other.delivery_paise) as delivery, max(other.settled_at) as settled,
        min(other.state) filter (where other.state <> 'settled') as state
      from ${publishedRefunds} other where other.rest_of = r.id
    ) rest on true
    where r.cause = 'returned' and r.cause_id = any(${ids}::uuid[])`.execute(ctx.db);
  return rows;
}

interface RefundOfReturn
  extends Pick<
    Row<'refunds'>,
    'cause_id' | 'state' | 'amount_paise' | 'delivery_paise' | 'exchange_paise' | 'owed_at' | 'settled_at'
  > {
  readonly waitsForCash: boolean;
}

/** For other modules: the columns of returns they may read, as a source in SQL. */
export const publishedReturns = sql`(select id, part_id, seller_id, state, requested_at from returns)`;

/** In SQL: the uploads used as photos of returns. */
export const uploadsOfReturns = sql`select upload_id from return_photos`;
