import { type LineRow, listLines, lockOrder, noteOnPart, type PartRow } from '#orders/orders/server/orders.ts';
import {
  type requestReturn as endpoint,
  notDelivered,
  onlyIfFaulty,
  partIsMissing,
  photosUnknown,
  returnIsMissing,
  tooManyPieces,
  upiIdNeeded,
} from '#orders/returns/contract.ts';
import { allowsReason, ruleOfLine } from '#orders/returns/return/line-rule.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import { isFaulty, RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import { mayClaim } from '#orders/sold-services/period.ts';
import { serviceClaimOver, serviceIsDone, serviceMissing, serviceNotDue } from '#orders/sold-services/refusals.ts';
import { dueOn, openServicesOf, orderServicesOf } from '#orders/sold-services/server/sold-services.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { claimReturnPhotos } from '#products/media/server/media.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { UploadId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { isDeliveredAndPaid, ownPart, refuseUnreturnable } from './own-part.ts';
import { countReturned, findReturn, insertReturn, insertReturnEvent, type StoredReturn } from './returns.queries.ts';

type Request = InputOf<typeof endpoint>;

/**
 * Creates a return request. Requests run while the order is locked, so two never claim the same unit. Idempotent: the
 * same id returns the existing request. Instead of items, it can be for services that were due and are not done.
 * @throws partIsMissing, notDelivered, windowIsOver, onlyIfFaulty, tooManyPieces, upiIdNeeded, photosUnknown; serviceMissing,
 *   serviceIsDone, serviceNotDue, serviceClaimOver
 */
export async function requestReturn(ctx: ActorCtx, request: Request): Promise<StoredReturn> {
  const { order } = await ownPart(ctx, ctx.actor.id, request.partId);
  return ctx.tx(async tx => {
    await lockOrder(tx, order.id);
    const earlier = await findReturn(tx.db, request._id, { kind: 'all' });
    if (earlier?.user_id === ctx.actor.id) return earlier;
    if (earlier) throw returnIsMissing();

    const { part } = await ownPart(tx, ctx.actor.id, request.partId);
    const lines = await listLines(tx.db, [part.id]);
    const ofServices = isForServices(lines, request);
    if (ofServices) await refuseServices(tx, part, lines, request);
    else await refuseByRule(tx, part, lines, request);
    const paysCash = order.payment_method === 'COD';
    if (paysCash && request.upiId === undefined)
      throw upiIdNeeded().with({ fields: { upiId: () => upiIdNeeded().message } });
    await claimPhotos(tx, ctx.actor.id, request.photos);
    const row = await insertReturn(tx.db, {
      id: request._id,
      order_id: order.id,
      part_id: part.id,
      seller_id: part.seller_id,
      user_id: ctx.actor.id,
      // Not done is incomplete, but the delivery was not at fault.
      reason: ofServices ? 'incomplete' : request.reason,
      faulty: !ofServices && isFaulty(request.reason),
      words: request.words,
      upi_id: paysCash ? (request.upiId ?? null) : null,
      requested_at: tx.now(),
      lines: ofServices ? request.lines : [...request.lines, ...(await servicesWith(tx, part, request.lines))],
      photos: request.photos,
    });
    await tx.ports.finance.holdPart(tx, { partId: part.id, causeId: row.id });
    const { id, userName } = ctx.actor;
    await insertReturnEvent(tx, {
      return_id: row.id,
      state: 'requested',
      actor_id: id,
      actor_name: userName,
      note: null,
    });
    await noteOnPart(tx, part, {
      by: ctx.actor,
      note: t('orders.returns.note.requested', {
        number: returnNumber(row.number),
        reason: RETURN_REASONS[row.reason],
      }),
    });
    for (const event of ['returns.moved-for-seller', 'returns.moved'] as const)
      await tx.notify(event, { returnId: row.id, state: 'requested' });
    return row;
  });
}

/**
 * Each line by the rule under which it was sold.
 * @throws notDelivered; partIsMissing for a line of another part; windowIsOver, onlyIfFaulty, tooManyPieces
 */
async function refuseByRule(
  tx: TxCtx,
  part: PartRow,
  bought: readonly LineRow[],
  { lines: wanted, reason }: Request,
): Promise<void> {
  const all = bought.filter(({ service }) => service === null);
  refuseUnreturnable(part, all, tx.now());
  const lines = new Map(all.map(line => [line.id, line]));
  const returned = await countReturned(tx.db, part.id);
  for (const { lineId, quantity } of wanted) {
    const line = lines.get(lineId);
    if (!line) throw partIsMissing();
    refuseUnreturnable(part, [line], tx.now());
    if (!allowsReason(ruleOfLine(line), reason)) throw onlyIfFaulty(line.title);
    const left = line.quantity - (returned.get(lineId) ?? 0);
    refuseMore(line, quantity, left);
  }
}

/** @throws tooManyPieces */
function refuseMore({ title }: LineRow, wanted: number, left: number): void {
  if (wanted > left) throw tooManyPieces(title, left);
}

/** Whether all of what is asked for are services; with products they come along by themselves. */
function isForServices(lines: readonly LineRow[], { lines: wanted }: Request): boolean {
  return wanted.every(({ lineId }) => lines.some(line => line.id === lineId && line.service !== null));
}

/**
 * Services that were paid, due and not done.
 * @throws notDelivered; serviceMissing for what is free or needs no visit; serviceIsDone; serviceNotDue; serviceClaimOver;
 *   tooManyPieces
 */
async function refuseServices(
  tx: TxCtx,
  part: PartRow,
  lines: readonly LineRow[],
  { lines: wanted }: Request,
): Promise<void> {
  if (!isDeliveredAndPaid(part)) throw notDelivered();
  const services = await orderServicesOf(tx.db, [part.id]);
  const returned = await countReturned(tx.db, part.id);
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(each => each.id === lineId);
    const service = services.get(lineId);
    if (!line || !service || line.price_paise === 0) throw serviceMissing();
    if (service.doneAt) throw serviceIsDone();
    const left = service.calledOffAt ? 0 : line.quantity - (returned.get(lineId) ?? 0);
    refuseMore(line, quantity, left);
    const due = dueOn(service, part.delivered_at);
    if (due === null) throw serviceMissing();
    const today = dayIn(tx.now());
    if (due >= today) throw serviceNotDue(due);
    if (!mayClaim(due, today)) throw serviceClaimOver();
  }
}

/** Services that were paid and are not done yet, for as many units as are sent back. */
async function servicesWith(tx: TxCtx, { id }: PartRow, lines: Request['lines']) {
  const returned = await countReturned(tx.db, id);
  const services = await openServicesOf(
    tx.db,
    lines.map(({ lineId }) => lineId),
  );
  return services.flatMap(({ lineId, ofLineId, quantity: bought }) => {
    const units = lines.find(line => line.lineId === ofLineId)?.quantity ?? 0;
    const quantity = Math.min(units, bought - (returned.get(lineId) ?? 0));
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
}

/** @throws photosUnknown for photos not uploaded completely by this shopper, or used in another return */
async function claimPhotos(tx: TxCtx, userId: StoredReturn['user_id'], photos: readonly UploadId[]): Promise<void> {
  const claimed = await claimReturnPhotos(tx.db, photos, userId);
  const used =
    claimed.length > 0 &&
    (await tx.db.selectFrom('return_photos').select('upload_id').where('upload_id', 'in', claimed).executeTakeFirst());
  if (used || photos.length !== claimed.length) throw photosUnknown();
}
