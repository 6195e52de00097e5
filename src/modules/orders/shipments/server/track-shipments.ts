import type { OrderStatus } from '#orders/orders/order-status.ts';
import { findOrder, findPart, lockOrder, moveOrder, noteOnPart, type PartRow } from '#orders/orders/server/orders.ts';
import { notFromCourier, tooManyShipments } from '#orders/shipments/contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { ServedMessage } from '#platform/http/serving/serve-message.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { Problem } from '#shared/api/problem.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { CourierConnection, ShipmentState, TrackedShipment } from '#shared/ports/courier-port.ts';
import { connectedAs } from '#shop/connections/server/connections.ts';
import { noteCancelled } from './book-shipment.ts';
import {
  findByAwb,
  holdShipment,
  listCouriersToAsk,
  noteNews,
  type ShipmentRow,
  setStuck,
  takeToAsk,
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
  if (!found) return;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const now = ctx.now();
    const before = new Date(now.getTime() - AGAIN_AFTER_MS);
    const rows = await takeToAsk(ctx.db, courier, { now, before, most: AT_ONCE });
    if (rows.length === 0) return;
    await track(ctx, found.connection, rows);
  }
}

/** @throws AdapterFailed if the courier could not be asked */
async function track(ctx: Ctx, connection: CourierConnection, rows: readonly ShipmentRow[]): Promise<void> {
  const news = await connection.track(rows.flatMap(({ awb }) => awb ?? []));
  const newsOf = new Map(news.map(each => [each.awb, each]));
  for (const row of rows) {
    const latest = newsOf.get(row.awb ?? '');
    try {
      if (latest) await follow(ctx, row, latest);
      await cancelFallen(ctx, connection, row);
    } catch (err) {
      ctx.log.error({ err, shipment: row.id }, 'parcel not followed');
    }
  }
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
  const part = await findPart(ctx.db, part_id);
  if (!part) return;
  const isNews = await ctx.tx(async tx => {
    await lockOrder(tx, part.order_id);
    const row = await holdShipment(tx.db, id);
    // Older than what is known, or cancelled by the seller meanwhile.
    if (!row || (row.seen_at && news.at < row.seen_at) || row.state === 'cancelled') return false;
    if (news.state === 'cancelled') {
      await noteCancelled(tx, part, { id, awb: news.awb });
    } else await noteNews(tx.db, id, { state: news.state, words: news.words.slice(0, 200), at: news.at });
    const isWorse = ['returning', 'problem', 'cancelled'].includes(news.state) && news.state !== row.state;
    if (isWorse) await noteOnPart(tx, part, { by: { id: null, userName: row.title }, note: news.words.slice(0, 200) });
    return true;
  });
  const to = STATUS_OF[news.state];
  if (isNews && to) await setStuck(ctx.db, id, !(await moved(ctx, part, to, news)));
}

/** @returns false if the rules don’t let the part follow, for example without serial numbers or payment */
async function moved(
  ctx: Ctx,
  { id, order_id, seller_id }: PartRow,
  to: 'inShipping' | 'delivered',
  { awb }: TrackedShipment,
) {
  try {
    await ctx.tx(async tx => {
      await lockOrder(tx, order_id);
      const part = await findPart(tx.db, id);
      if (!part || !BEFORE[to].includes(part.status) || part.tracking !== awb) return;
      const by = { id: null, kind: 'seller', sellerId: seller_id, userName: part.carrier ?? '' } as const;
      await moveOrder(tx, by, { orderId: order_id, partId: id, orderStatus: to });
    });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** A parcel that nobody has fetched yet is cancelled with its order. */
async function cancelFallen(ctx: Ctx, connection: CourierConnection, { id, awb, part_id }: ShipmentRow): Promise<void> {
  const part = await findPart(ctx.db, part_id);
  if (!part || awb === null || (part.status !== 'cancelled' && part.status !== 'rejected')) return;
  const order = await findOrder(ctx.db, part.order_id, { kind: 'all' });
  if (!order) return;
  try {
    await connection.cancel(awb);
  } catch (error) {
    // It is under way already, and comes back.
    if (error instanceof AdapterFailed && error.failure === 'refused') return;
    throw error;
  }
  await ctx.tx(tx => noteCancelled(tx, part, { id, awb }));
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
  if (row) await track(ctx, courier.connection, [row]);
}
