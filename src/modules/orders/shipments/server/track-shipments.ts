import { isLive, type OrderStatus } from '#orders/orders/order-status.ts';
import { findPart, lockOrder, moveOrder, noteOnPart, type PartRow } from '#orders/orders/server/orders.ts';
import { notFromCourier, tooManyShipments } from '#orders/shipments/contract.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { ServedMessage } from '#platform/http/serving/serve-message.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { Problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { CourierConnection, ShipmentState, TrackedShipment } from '#shared/ports/courier-port.ts';
import { type Connected, connectedAs } from '#shop/connections/server/connections.ts';
import { cancelFallen } from './fallen-parcels.ts';
import { noteCancelled, settleBooking, unansweredSince } from './settle-booking.ts';
import {
  findByAwb,
  holdShipment,
  listCouriersToAsk,
  noteNews,
  type ShipmentRow,
  setStuck,
  takeToAsk,
  writeOff,
} from './shipments.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'shipments.track': Record<string, never>;
  }
}

const AGAIN_AFTER_MS = 30 * 60_000;
const AT_ONCE = 50;
/** Of one courier in one round of the job. */
const MOST_ROUNDS = 20;

/** Asks couriers about their parcels; orders follow. One that fails, courier or parcel, holds up no other. */
export function trackShipments(): JobHandler<'shipments.track'> {
  return async ctx => {
    for (const courier of await listCouriersToAsk(ctx.db))
      await trackCourier(ctx, courier).catch((err: unknown) => ctx.log.warn({ err, courier }, 'courier not asked'));
  };
}

async function trackCourier(ctx: Ctx, courier: string): Promise<void> {
  const found = await connectedAs(ctx, 'courier', courier);
  if (!found) return writeOff(ctx.db, courier, unansweredSince(ctx.now()));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const now = ctx.now();
    const before = new Date(now.getTime() - AGAIN_AFTER_MS);
    const rows = await takeToAsk(ctx.db, courier, { now, before, most: AT_ONCE });
    if (rows.length === 0) return;
    await track(ctx, found, rows);
  }
}

/** @throws AdapterFailed if the courier could not be asked */
async function track(ctx: Ctx, courier: Connected<'courier'>, rows: readonly ShipmentRow[]): Promise<void> {
  const asked = rows.flatMap(({ awb }) => awb ?? []);
  const news = asked.length === 0 ? [] : await newsOf(ctx, courier.connection, asked);
  const newsBy = new Map(news.map(each => [each.awb, each]));
  for (const row of rows) {
    const latest = newsBy.get(row.awb ?? '');
    try {
      if (row.state === 'booking') await settleBooking(ctx, courier, row);
      if (latest) await follow(ctx, row, latest);
      await cancelFallen(ctx, courier.connection, row.part_id);
    } catch (err) {
      ctx.log.error({ err, shipment: row.id }, 'parcel not followed');
    }
  }
}

/** So many parcels one after the other are not the parcels' fault. */
const MOST_FAILURES = 3;

/** One parcel that the courier can’t answer for keeps no news of others. @throws AdapterFailed if it answers for none */
async function newsOf(ctx: Ctx, connection: CourierConnection, awbs: readonly string[]): Promise<TrackedShipment[]> {
  try {
    return [...(await connection.track(awbs))];
  } catch (err) {
    if (!(err instanceof AdapterFailed) || err.failure === 'denied' || awbs.length === 1) throw err;
    ctx.log.warn({ err }, 'parcels are asked about one by one');
  }
  const news: TrackedShipment[] = [];
  let failures = 0;
  for (const awb of awbs) {
    try {
      news.push(...(await connection.track([awb])));
      failures = 0;
    } catch (err) {
      failures += 1;
      ctx.log.warn({ err, awb }, 'parcel not asked about');
      if (failures < MOST_FAILURES) continue;
      if (news.length === 0) throw err;
      break;
    }
  }
  return news;
}

const STATUS_OF: Partial<Record<ShipmentState, 'inShipping' | 'delivered'>> = {
  moving: 'inShipping',
  delivered: 'delivered',
};
/** From where the courier moves a part; anything else has gone its own way. */
const BEFORE: Readonly<Record<'inShipping' | 'delivered', readonly OrderStatus[]>> = {
  inShipping: ['pending', 'confirmed', 'inProcess'],
  delivered: ['pending', 'confirmed', 'inProcess', 'inShipping'],
};

/** Writes down what the courier said, and moves the part as far as the rules of a seller allow. */
async function follow(ctx: Ctx, { id, part_id }: ShipmentRow, news: TrackedShipment): Promise<void> {
  const part = await findPart(ctx.primary, part_id);
  if (!part) return;
  const isToMove = await ctx.tx(async tx => {
    await lockOrder(tx, part.order_id);
    const row = await holdShipment(tx.db, id);
    // Older than what is known.
    if (!row || (row.seen_at && news.at < row.seen_at)) return false;
    return noteFollowed(tx, row, news);
  });
  const to = STATUS_OF[news.state];
  if (isToMove && to && (await moved(ctx, part, to, news))) await setStuck(ctx.db, id, false);
}

/** The order counts as stuck until it has followed, so that a process that dies in between leaves nothing behind. */
async function noteFollowed(tx: TxCtx, row: ShipmentRow, news: TrackedShipment): Promise<boolean> {
  const { id } = row;
  const part = await findPart(tx.db, row.part_id);
  if (!part) return false;
  const isUnderWay = STATUS_OF[news.state] !== undefined;
  // One that is sent back before it was fetched has been cancelled.
  const state = row.state === 'booked' && news.state === 'returning' ? 'cancelled' : news.state;
  const [words, by] = [news.words.slice(0, 200), { id: null, userName: row.title }];
  const isFallen = row.state === 'cancelled' || !isLive(part.status);
  if (isUnderWay && isFallen && !row.is_stuck)
    await noteOnPart(tx, part, { by, note: t('orders.shipments.note.fallen', { words }) });
  const isWorse = ['returning', 'problem', 'cancelled'].includes(state) && state !== row.state;
  if (isWorse && row.state !== 'cancelled') await noteOnPart(tx, part, { by, note: words });
  if (row.state === 'cancelled') {
    // It stays so, because the part may have another parcel by now.
    await noteNews(tx.db, id, { state: row.state, words, at: news.at, isStuck: isUnderWay });
    return false;
  }
  if (state === 'cancelled') await noteCancelled(tx, part, { id, awb: news.awb });
  else
    await noteNews(tx.db, id, {
      state,
      words,
      at: news.at,
      isStuck: isUnderWay || (row.is_stuck && state !== 'returning'),
    });
  return isUnderWay;
}

/** @returns false if the rules don’t let the part follow, for example without serial numbers or payment, or it has fallen */
async function moved(
  ctx: Ctx,
  { id, order_id, seller_id }: PartRow,
  to: 'inShipping' | 'delivered',
  { awb }: TrackedShipment,
): Promise<boolean> {
  try {
    return await ctx.tx(async tx => {
      await lockOrder(tx, order_id);
      const part = await findPart(tx.db, id);
      if (!part || !isLive(part.status)) return false;
      if (!BEFORE[to].includes(part.status)) return true;
      // Somebody has sent it another way.
      if (part.tracking !== awb) return false;
      const by = { id: null, kind: 'seller', sellerId: seller_id, userName: part.carrier ?? '' } as const;
      await moveOrder(tx, by, { orderId: order_id, partId: id, orderStatus: to });
      return true;
    });
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/**
 * Handles a message of a courier: only says which parcel to ask about, so a repeated or forged one changes nothing by itself.
 * @throws notFromCourier, tooManyShipments for a network whose messages prove nothing
 */
export async function takeCourierMessage(
  ctx: Ctx,
  { input, body, headers }: ServedMessage<{ readonly courier: string }>,
): Promise<void> {
  const network = ctx.network ?? '';
  await ctx.throttle.spend('message.network', network, tooManyShipments);
  const courier = await connectedAs(ctx, 'courier', input.courier);
  const awb = courier?.connection.readMessage({ body: body.toString('utf8'), headers });
  if (!courier || awb === undefined) throw notFromCourier();
  await ctx.throttle.giveBack('message.network', network);
  const row = await findByAwb(ctx.db, courier.name, awb);
  if (row) await track(ctx, courier, [row]);
}
