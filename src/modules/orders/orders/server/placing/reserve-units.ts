import { hash } from 'node:crypto';
import {
  countedUnits,
  newCodExcess,
  type ReserveLimits,
  reservable,
  unpaidExcess,
} from '#orders/orders/checkout/reserve-limits.ts';
import * as refusals from '#orders/orders/checkout/reserve-problems.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import type { TxCtx } from '#platform/context.ts';

import type { Problem } from '#shared/api/problem.ts';
import type { OrderId } from '#shared/id.ts';
import type { DraftLine, DraftOrder } from './draft-order.ts';
import type { Buyer, Taker } from './order-source.ts';
import { newCodOf, noteReserved, type OwnReserve, type ReservedAlready, unpaidOf } from './reserve.queries.ts';

export interface ReserveTerms {
  readonly limits: ReserveLimits;
  /** Whether online payment is available. */
  readonly takesOnline: boolean;
}

interface Placing {
  readonly method: string;
  readonly draft: DraftOrder;
}

/** The reservation check of an order being placed. */
export interface Reserve {
  /** Units per line that count against the shared limits; if none do, nothing is recorded. */
  readonly counted: readonly { readonly line: DraftLine; readonly units: number }[];
  readonly own: OwnReserve;
}

/** What the account has reserved already. The cart's lock serializes the account's orders. */
export function ownReserveOf(tx: TxCtx, { id }: Buyer, method: string): Promise<OwnReserve> {
  return method === 'COD' ? newCodOf(tx, id) : unpaidOf(tx, id);
}

/**
 * Checks the account's own limits.
 * @throws unpaidOrdersOpen, unpaidOrdersToday, unpaidUnitsOpen, newCodOpen, with the open orders
 */
export function checkOwnReserve(own: OwnReserve, { method, draft }: Placing, terms: ReserveTerms): Reserve {
  const { limits, takesOnline } = terms;
  const lines = draft.parts.flatMap(part => part.lines);
  const units = lines.reduce((whole, line) => whole + line.quantity, 0);
  if (own.isKnown) return { own, counted: [] };
  const refusal =
    method === 'COD'
      ? newCodExcess(own, { units, amount: draft.total }, limits) && newCodRefusal(limits, takesOnline)
      : unpaidRefusal(own, units, limits);
  if (refusal) {
    const orders = own.open.map(({ orderId, number }) => ({ orderId, number: orderNumber(number) }));
    throw refusal.with({ data: { orders } });
  }
  const counted = countedUnits(
    lines.map(line => line.quantity),
    own,
    limits,
  );
  return { own, counted: lines.map((line, at) => ({ line, units: counted[at] ?? 0 })).filter(each => each.units > 0) };
}

interface Reserving {
  readonly orderId: OrderId;
  readonly buyer: Buyer;
  readonly taker?: Taker | undefined;
  readonly method: string;
}

/**
 * Records the units of a new order that count against the shared limits, serialized across the shop. Most orders have
 * none and skip this.
 * @throws productReserved with the lines, networkReserved, shopReserved
 */
export async function reserveUnits(
  tx: TxCtx,
  { orderId, buyer, taker, method }: Reserving,
  { counted }: Reserve,
  { limits }: ReserveTerms,
): Promise<void> {
  if (counted.length === 0) return;
  const isOnline = method !== 'COD';
  const found = await noteReserved(tx, {
    orderId,
    userId: buyer.id,
    // The network of the shop says nothing about a caller.
    network: taker ? null : tx.network && hash('sha256', tx.network, 'base64url'),
    isOnline,
    units: counted.map(({ line, units }) => ({ productId: line.product.id, units })),
  });
  const already = new Map(found.map(each => [each.productId, each]));
  refuseScarce(counted, already, isOnline, limits);
  const [any] = found;
  const units = counted.reduce((whole, each) => whole + each.units, 0);
  if (any && any.ofNetwork + units > limits.networkUnits)
    throw refusals.networkReserved(isOnline).with({ retryAfterSeconds: Math.ceil(any.networkFreesIn) });
  if (any && isOnline && any.ofShop + units > limits.shopUnits)
    throw refusals.shopReserved().with({ retryAfterSeconds: Math.ceil(any.shopFreesIn) });
}

function refuseScarce(
  counted: Reserve['counted'],
  already: ReadonlyMap<string, ReservedAlready>,
  isOnline: boolean,
  limits: ReserveLimits,
): void {
  const scarce = counted.flatMap(({ line: { product, quantity }, units }) => {
    const reserved = already.get(product.id);
    const left = reserved && reservable(reserved, isOnline, limits);
    return left !== undefined && units > left
      ? [{ productId: product.id, title: product.title, most: quantity - units + left }]
      : [];
  });
  const [first] = scarce;
  if (first) throw refusals.productReserved(first.title, first.most, isOnline).with({ data: scarce });
}

function unpaidRefusal(own: OwnReserve, units: number, limits: ReserveLimits): Problem | undefined {
  const seconds = Math.max(1, Math.ceil(own.dayEndsIn));
  switch (unpaidExcess(own, units, limits)) {
    case 'orders':
      return refusals.unpaidOrdersOpen(own.orders);
    case 'orders in a day':
      return refusals.unpaidOrdersToday(own.ordersInADay, seconds).with({ retryAfterSeconds: seconds });
    case 'units':
      return refusals.unpaidUnitsOpen(limits.unpaidUnits, own.units);
    case undefined:
      return undefined;
  }
}

export function newCodRefusal(limits: ReserveLimits, takesOnline: boolean): Problem {
  const { newCodOrders: orders, newCodUnits: units, newCodAmount: amount } = limits;
  return refusals.newCodOpen({ orders, units, amount }, takesOnline);
}
