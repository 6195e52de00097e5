import { orderIsMissing, tooManyDeliveryCodes } from '#orders/orders/contract.ts';
import type {
  arrangeService as arrangeCall,
  moveWindow as windowCall,
  listOwnWindows as windowsCall,
} from '#orders/orders/moves/arrange.contract.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import {
  findOrder,
  listLines,
  listParts,
  lockOrder,
  type OrderRow,
  type PartRow,
} from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import { type Slot, slotText } from '#orders/sold-services/period.ts';
import {
  movedTooOften,
  serviceGoesBack,
  serviceIsDone,
  serviceMissing,
  serviceTooEarly,
  slotIsFinal,
  slotIsFull,
  slotNotOffered,
  wrongServiceCode,
} from '#orders/sold-services/refusals.ts';
import {
  ALL_WINDOWS,
  finishService,
  goesBack,
  moveSlot,
  type OrderServiceRow,
  orderServicesOf,
  scheduleService,
  slotOf,
  windowsOf,
} from '#orders/sold-services/server/sold-services.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { countWrong } from '#platform/throttle/count-wrong.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { Problem } from '#shared/api/problem.ts';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';

interface Held {
  readonly order: OrderRow;
  readonly parts: readonly PartRow[];
}

/** An order with the parts that the actor may change. @throws orderIsMissing */
async function ordersOf(ctx: ActorCtx | TxCtx, orderId: OrderId): Promise<Held> {
  const scope = ctx.actor ? orderScopeOf(ctx.actor) : undefined;
  const order = scope && (await findOrder(ctx.db, orderId, scope));
  if (!order) throw orderIsMissing();
  return { order, parts: await listParts(ctx.db, orderId, scope) };
}

/**
 * Counts a move by who makes it. Before the transaction, because the limits have their own; one that comes to nothing then is
 * counted too. @throws movedTooOften
 */
const countMove = (ctx: ActorCtx, orderId: OrderId) =>
  ctx.throttle.spend('arrange.order', `${orderId} ${ctx.actor.id}`, movedTooOften);

const isSlot = (one: Slot | null, other: Slot) => one?.day === other.day && one.period === other.period;

const windowsFor = (ctx: Ctx, order: OrderRow, part: PartRow, most?: number) =>
  windowsOf(ctx, { sellerId: part.seller_id, placedAt: part.placed_at, to: order.ship_state_code }, most);

/** @throws orderIsMissing also for a part that is not delivered in a window */
export async function listWindows(
  ctx: ActorCtx,
  { orderId, partId }: InputOf<typeof windowsCall>,
): Promise<readonly Slot[]> {
  const { order, parts } = await ordersOf(ctx, orderId);
  const part = parts.find(({ id }) => id === partId);
  if (!part || !slotOf(part)) throw orderIsMissing();
  return windowsFor(ctx, order, part);
}

/**
 * Moves a part to another window: the new place is taken and the old one given back together.
 * @throws orderIsMissing, slotIsFinal, movedTooOften; slotIsFull and slotNotOffered with the windows that are free
 */
export async function moveToWindow(
  ctx: ActorCtx,
  { orderId, partId, ...slot }: InputOf<typeof windowCall>,
): Promise<WireOrder> {
  const seen = (await ordersOf(ctx, orderId)).parts.find(({ id }) => id === partId);
  if (!seen || !slotOf(seen)) throw orderIsMissing();
  if (!isSlot(slotOf(seen), slot)) await countMove(ctx, orderId);
  try {
    return await ctx.tx(async tx => {
      await lockOrder(tx, orderId);
      const { order, parts } = await ordersOf(tx, orderId);
      const part = parts.find(({ id }) => id === partId);
      const before = part && slotOf(part);
      if (!part || !before) throw orderIsMissing();
      if (!isLive(part.status) || isOnTheWay(part.status)) throw slotIsFinal();
      if (!isSlot(before, slot)) {
        const possible = await windowsFor(tx, order, part, ALL_WINDOWS);
        await moveSlot(tx, part, slot);
        if (!possible.some(each => isSlot(each, slot))) throw slotNotOffered();
        const event = await tell(tx, order, part, t('orders.orders.note.window', { window: slotText(slot) }));
        if (ctx.actor.kind !== 'seller' || ctx.actor.sellerId !== part.seller_id)
          await tx.notify('orders.sale-moved', { orderId, partId, event });
      }
      return readOrder(tx, orderId, orderScopeOf(ctx.actor));
    });
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== slotIsFull.code && error.code !== slotNotOffered.code))
      throw error;
    const { order, parts } = await ordersOf(ctx, orderId);
    const part = parts.find(({ id }) => id === partId);
    throw part ? error.with({ data: await windowsFor(ctx, order, part) }) : error;
  }
}

/**
 * Records when somebody comes, or that a service is done. Idempotent.
 * @throws orderIsMissing, serviceMissing, movedTooOften, serviceTooEarly before the delivery, serviceIsDone, serviceGoesBack,
 * wrongServiceCode, tooManyDeliveryCodes
 */
export async function arrangeService(
  ctx: ActorCtx,
  { orderId, lineId, visit, done }: InputOf<typeof arrangeCall>,
): Promise<WireOrder> {
  const seen = await ordersOf(ctx, orderId);
  const ids = seen.parts.map(({ id }) => id);
  const service = (await orderServicesOf(ctx.db, ids)).get(lineId);
  if (visit && !isSlot(visitOf(service), visit)) await countMove(ctx, orderId);
  if (service && done?.code !== undefined) await checkServiceCode(ctx, service, lineId, done.code);
  return ctx.tx(async tx => {
    await lockOrder(tx, orderId);
    const { order, parts } = await ordersOf(tx, orderId);
    const ids = parts.map(({ id }) => id);
    const line = (await listLines(tx.db, ids)).find(each => each.id === lineId && each.service !== null);
    const part = parts.find(({ id }) => id === line?.part_id);
    const service = (await orderServicesOf(tx.db, ids)).get(lineId);
    if (!line || !part || !service || service.days === null || !isLive(part.status)) throw serviceMissing();
    if (service.calledOffAt) throw serviceGoesBack();
    if (visit && !isSlot(visitOf(service), visit)) {
      if (service.doneAt) throw serviceIsDone();
      if (visit.day < dayIn(tx.now())) throw slotNotOffered();
      await scheduleService(tx, lineId, visit);
      await tell(tx, order, part, t('orders.orders.note.visit', { window: slotText(visit) }));
    }
    if (done && !service.doneAt) {
      if (part.status !== 'delivered') throw serviceTooEarly();
      if (await goesBack(tx.db, lineId)) throw serviceGoesBack();
      if (done.code !== service.code && (done.code !== undefined || !done.note)) throw wrongCode();
      await finishService(tx, lineId, done.code === undefined ? (done.note ?? null) : null);
      await tell(tx, order, part, t('orders.orders.note.serviceDone', { service: line.title }));
    }
    return readOrder(tx, orderId, orderScopeOf(ctx.actor));
  });
}

function visitOf(service: OrderServiceRow | undefined): Slot | null {
  return service?.scheduledOn && service.scheduledPeriod
    ? { day: service.scheduledOn, period: service.scheduledPeriod }
    : null;
}

/**
 * Checks the code before the transaction, because attempts must be counted even if a wrong code rolls it back. Missing or
 * foreign services are left to the transaction to refuse.
 * @throws wrongServiceCode, tooManyDeliveryCodes
 */
async function checkServiceCode(ctx: ActorCtx, service: OrderServiceRow, lineId: string, code: string): Promise<void> {
  if (service.doneAt || service.calledOffAt) return;
  const tries = { limit: 'delivery-code.order', who: lineId, refusal: tooManyDeliveryCodes, inARow: true } as const;
  await countWrong(ctx.throttle, [tries], wrongServiceCode, async () => {
    if (service.code !== code) throw wrongCode();
  });
}

function wrongCode() {
  return wrongServiceCode().with({ fields: { 'done.code': () => wrongServiceCode().message } });
}

/** Notes it in the timeline, in English, and tells the buyer. @returns the id of the event */
async function tell(tx: TxCtx, order: OrderRow, part: PartRow, note: string): Promise<number> {
  const by = { actor_id: tx.actor?.id ?? null, actor_name: tx.actor?.userName ?? '' };
  const { id } = await tx.db
    .insertInto('order_events')
    .values({ order_id: order.id, part_id: part.id, kind: 'note', status: null, ...by, note, at: tx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
  if (order.user_id) await tx.notify('orders.moved', { orderId: order.id, events: [id] });
  return id;
}
