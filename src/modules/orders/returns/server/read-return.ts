import { exchangesOf } from '#orders/exchanges/server/exchanges.ts';
import {
  findOrder,
  findPart,
  type LineRow,
  listLines,
  type OrderScope,
  orderScopeOf,
  type PartRow,
} from '#orders/orders/server/orders.ts';
import { type getReturnsOfPart, returnIsMissing } from '#orders/returns/contract.ts';
import { isLineOpen, ruleOfLine, untilOfLine } from '#orders/returns/return/line-rule.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import { listOut } from '#orders/serials/server/serials.ts';
import { refundedOf } from '#payments/payments/server/payments.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { returnsText } from '#products/catalog/categories/return-rule.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { PartId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { type Paise, paise, sum, toRupees } from '#shared/money/money.ts';
import { isDeliveredAndPaid, ownPart } from './own-part.ts';
import {
  presentDeskReturn,
  presentReturn,
  type WholeReturn,
  type WireDeskReturn,
  type WireReturn,
} from './returns.present.ts';
import {
  countReturned,
  countSettled,
  findReturn,
  listRefundsOfReturns,
  listReturnEvents,
  listReturnLines,
  listReturnPhotos,
  listReturnsOfPart,
  type StoredReturn,
} from './returns.queries.ts';

type WireReturnsOfPart = WireAnswerOf<typeof getReturnsOfPart>['data'];

/** What can be returned from an own seller order, until when, and its returns. @throws partIsMissing */
export async function readReturnsOfPart(ctx: ActorCtx, partId: PartId): Promise<WireReturnsOfPart> {
  const { part, order } = await ownPart(ctx, ctx.actor.id, partId);
  const returned = await countReturned(ctx.db, partId);
  const settled = await countSettled(ctx.db, partId);
  const rows = await listReturnsOfPart(ctx.db, partId);
  const phones = await takenPhones(ctx, partId);
  const lines = (await goodsOf(ctx, partId)).map(line => ({ line, ...openingOf(part, line, ctx.now()) }));
  const untils = lines.flatMap(({ until }) => until ?? []).sort();
  return {
    until: untils.at(-1) ?? null,
    isOpen: lines.some(({ isOpen }) => isOpen),
    needsUpiId: order.payment_method === 'COD',
    deliveryLeft: toRupees(await deliveryLeftOf(ctx, part)),
    lines: lines.map(({ line, ...opening }) => ({
      ...opening,
      lineId: line.id as WireReturnsOfPart['lines'][number]['lineId'],
      title: line.title,
      image: line.image,
      price: toRupees(line.price_paise),
      paid: toRupees(paise(line.total_paise - line.discount_paise)),
      quantity: line.quantity,
      exchange: phones.has(line.id) ? toRupees(phones.get(line.id) ?? paise(0)) : null,
      refunded: settled.get(line.id) ?? 0,
      left: line.quantity - (returned.get(line.id) ?? 0),
      onlyIfFaulty: ruleOfLine(line).way !== 'any',
      note: speaking(ctx.language, () => returnsText(ruleOfLine(line), ctx.language)),
    })),
    returns: (await wholeReturns(ctx, part, rows)).map(presentReturn),
  };
}

/** Services are not sent back: what is not done of them is refunded with the units. */
async function goodsOf({ db }: Ctx, partId: PartId): Promise<LineRow[]> {
  return (await listLines(db, [partId])).filter(({ service }) => service === null);
}

/** Until when a line can be returned, and whether it can be now. */
function openingOf(part: PartRow, line: LineRow, now: Date): { until: string | null; isOpen: boolean } {
  if (!part.delivered_at) return { until: null, isOpen: false };
  return {
    until: untilOfLine(line, part.delivered_at).toISOString(),
    isOpen: isDeliveredAndPaid(part) && isLineOpen(line, part.delivered_at, now),
  };
}

/** @throws returnIsMissing */
export async function readOwnReturn(ctx: ActorCtx, id: ReturnId): Promise<WireReturn> {
  return presentReturn((await readWhole(ctx, id, orderScopeOf(ctx.actor))).whole);
}

/** @throws returnIsMissing also for another seller's */
export async function readDeskReturn(ctx: ActorCtx, id: ReturnId): Promise<WireDeskReturn> {
  return readReturnIn(ctx, id, orderScopeOf(ctx.actor));
}

/** A return as far as it is in scope, as its desk shows it. @throws returnIsMissing also for one outside it */
export async function readReturnIn(ctx: Ctx, id: ReturnId, scope: OrderScope): Promise<WireDeskReturn> {
  const { whole, part } = await readWhole(ctx, id, scope);
  const order = await findOrder(ctx.db, part.order_id, { kind: 'all' });
  if (!order) throw returnIsMissing();
  const out = await listOut(
    ctx.db,
    whole.lines.map(({ lineId }) => lineId),
  );
  return presentDeskReturn(whole, { order, part, out, isAdministrator: scope.kind === 'all' });
}

async function readWhole(ctx: Ctx, id: ReturnId, scope: OrderScope): Promise<{ whole: WholeReturn; part: PartRow }> {
  const row = await findReturn(ctx.db, id, scope);
  const part = row && (await findPart(ctx.db, row.part_id));
  const [whole] = part ? await wholeReturns(ctx, part, [row]) : [];
  if (!part || !whole) throw returnIsMissing();
  return { whole, part };
}

async function deliveryLeftOf(ctx: Ctx, part: PartRow) {
  return paise(part.delivery_paise - (await refundedOf(ctx.db, part.id)).delivery);
}

/** What was given for the old phones that a seller has for lines of a part, by line. */
async function takenPhones({ db }: Ctx, partId: PartId): Promise<ReadonlyMap<string, Paise>> {
  const all = await exchangesOf(db, [partId]);
  return new Map(all.flatMap(({ lineId, state, final }) => (state === 'confirmed' && final ? [[lineId, final]] : [])));
}

async function wholeReturns(ctx: Ctx, part: PartRow, rows: readonly StoredReturn[]): Promise<WholeReturn[]> {
  const { db } = ctx;
  const ids = rows.map(({ id }) => id);
  const lines = await listReturnLines(db, ids);
  const photos = await listReturnPhotos(db, ids);
  const events = await listReturnEvents(db, ids);
  const refunds = await listRefundsOfReturns(ctx, ids);
  const deliveryLeft = await deliveryLeftOf(ctx, part);
  const phones = await takenPhones(ctx, part.id);
  const settled = phones.size > 0 ? await countSettled(db, part.id) : new Map<string, number>();
  const bought = new Map(phones.size > 0 ? (await listLines(db, [part.id])).map(line => [line.id, line.quantity]) : []);
  return rows.map(row => ({
    row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    photos: photos.filter(({ return_id }) => return_id === row.id),
    events: events.filter(({ return_id }) => return_id === row.id),
    refund: refunds.find(({ cause_id }) => cause_id === row.id),
    deliveryLeft,
    exchangeBack: sum(
      lines
        .filter(({ returnId, lineId, quantity }) => {
          const all = (settled.get(lineId) ?? 0) + quantity;
          return returnId === row.id && all >= (bought.get(lineId) ?? Number.POSITIVE_INFINITY);
        })
        .map(({ lineId }) => phones.get(lineId) ?? paise(0)),
    ),
  }));
}
