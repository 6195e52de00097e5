import { orderNumber } from '#orders/orders/order-number.ts';
import type { OrderRow, PartRow } from '#orders/orders/server/orders.ts';
import type { getReturnsOfPart } from '#orders/returns/contract.ts';
import type { readReturn } from '#orders/returns/desk.contract.ts';
import { maskUpiId } from '#orders/returns/refunds/upi-id.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import type { OutLine } from '#orders/serials/server/serials.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { type Paise, paise, sum, toRupees } from '#shared/money/money.ts';
import {
  isOfServices,
  type listRefundsOfReturns,
  type listReturnPhotos,
  type ReturnEventRow,
  type ReturnLineRow,
  type StoredReturn,
} from './returns.queries.ts';

export type WireReturn = WireAnswerOf<typeof getReturnsOfPart>['data']['returns'][number];
export type WireDeskReturn = WireAnswerOf<typeof readReturn>['data'];

/** A return with all related rows. */
export interface WholeReturn {
  readonly row: StoredReturn;
  readonly lines: readonly ReturnLineRow[];
  readonly photos: Awaited<ReturnType<typeof listReturnPhotos>>;
  readonly events: readonly ReturnEventRow[];
  readonly refund: Awaited<ReturnType<typeof listRefundsOfReturns>>[number] | undefined;
  /** Delivery charge that completing it would refund. */
  readonly deliveryLeft: Paise;
  /** What completing it would take off for old phones. */
  readonly exchangeBack: Paise;
}

const NOTHING = paise(0);

export function presentReturn({
  row,
  lines,
  photos,
  events,
  refund,
  deliveryLeft,
  exchangeBack,
}: WholeReturn): WireReturn {
  const delivery = refund ? refund.delivery_paise : row.faulty ? deliveryLeft : NOTHING;
  return {
    _id: row.id,
    number: returnNumber(row.number),
    state: row.state,
    reason: row.reason,
    faulty: row.faulty,
    words: row.words,
    lines: lines.map(({ lineId, title, image, quantity, amount }) => ({
      lineId: lineId as WireReturn['lines'][number]['lineId'],
      title,
      image,
      quantity,
      amount: toRupees(amount),
    })),
    photos: photos.map(({ upload_id }) => upload_id),
    requestedAt: row.requested_at.toISOString(),
    isOfServices: isOfServices(lines),
    goodsAmount: toRupees(sum(lines.map(({ amount }) => amount))),
    deliveryAmount: toRupees(delivery),
    deliveryKept: toRupees(row.faulty ? NOTHING : deliveryLeft),
    exchangeAmount: toRupees(refund ? refund.exchange_paise : exchangeBack),
    upiId: row.upi_id && maskUpiId(row.upi_id),
    refund: refund
      ? {
          state: refund.state,
          amount: toRupees(refund.amount_paise),
          waitsForCash: refund.waitsForCash,
          owedAt: refund.owed_at.toISOString(),
          settledAt: refund.settled_at?.toISOString() ?? null,
        }
      : null,
    events: events.map(({ state, actor_name, note, at }) => ({ state, by: actor_name, note, at: at.toISOString() })),
  };
}

interface AtDesk {
  readonly order: OrderRow;
  readonly part: PartRow;
  readonly out: readonly OutLine[];
  readonly isAdministrator: boolean;
}

/** Sellers do not see the UPI ID of a refund. */
export function presentDeskReturn(whole: WholeReturn, { order, part, out, isAdministrator }: AtDesk): WireDeskReturn {
  const shown = presentReturn(whole);
  return {
    ...shown,
    upiId: isAdministrator ? shown.upiId : null,
    orderId: order.id,
    orderNumber: orderNumber(order.number),
    paymentMethod: order.payment_method,
    seller: part.seller_name,
    buyer: order.ship_name,
    goods: whole.row.goods,
    deliveredAt: part.delivered_at?.toISOString() ?? null,
    cash: part.cash_state && { state: part.cash_state, holder: part.cash_holder },
    out: out.map(({ lineId, kind, numbers }) => ({
      lineId: lineId as WireDeskReturn['out'][number]['lineId'],
      kind,
      numbers: [...numbers],
    })),
  };
}
