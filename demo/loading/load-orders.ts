import { sql } from 'kysely';
import { issueInvoices } from '#finance/invoices/server/invoices.ts';
import { isOnTheWay } from '#orders/orders/order-status.ts';
import { CARRIERS } from '#orders/orders/parcels/parcel.ts';
import { isImei } from '#orders/serials/read-serial.ts';
import type { NumberKind } from '#orders/serials/serial-kind.ts';
import type { TxCtx } from '#platform/context.ts';
import { type Id, newId, type OrderId, type PartId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import type { DemoPurchase } from './demo-purchases.ts';
import type { LoadedPeople } from './load-people.ts';

const DAY_MS = 86_400_000;

/** A purchase as it was written down. */
export interface LoadedOrder {
  readonly orderId: OrderId;
  readonly partId: PartId;
  readonly lineId: Id<string>;
}

/** Writes purchases down as orders of one piece, the oldest first so that numbers follow time, with their invoices, and opens the shelves. */
export async function loadOrders(
  tx: TxCtx,
  purchases: readonly DemoPurchase[],
  people: LoadedPeople,
): Promise<ReadonlyMap<DemoPurchase, LoadedOrder>> {
  const inTime = purchases.toSorted((one, other) => one.steps[0].at.getTime() - other.steps[0].at.getTime());
  const orders = inTime.map((purchase, at) => orderOf(purchase, people, { at, now: tx.now() }));
  await tx.db
    .insertInto('orders')
    .values(orders.map(({ order }) => order))
    .execute();
  await tx.db
    .insertInto('order_parts')
    .values(orders.map(({ part }) => part))
    .execute();
  await tx.db
    .insertInto('order_lines')
    .values(orders.map(({ line }) => line))
    .execute();
  await tx.db
    .insertInto('order_events')
    .values(orders.flatMap(({ events }) => events))
    .execute();
  const serials = orders.flatMap(({ serial }) => serial || []);
  if (serials.length > 0) await tx.db.insertInto('sold_serials').values(serials).execute();
  await openShelves(tx);
  await tx.db
    .insertInto('stock_movements')
    .values(orders.map(({ movement }) => movement))
    .execute();
  const leftAt = new Map(orders.flatMap(({ part, left }) => (left ? [[part.id, left] as const] : [])));
  await issueInvoices(tx, [...leftAt.keys()], leftAt);
  return new Map(
    orders.map(({ purchase, order, part, line }) => [
      purchase,
      { orderId: order.id, partId: part.id, lineId: line.id },
    ]),
  );
}

/** Before anything is sold: what lies on the shelf now plus what was sold is what it began with. */
async function openShelves(tx: TxCtx): Promise<void> {
  await sql`
    insert into stock_movements (product_id, quantity, reason, note, at)
    select p.id, p.stock + coalesce(sold.pieces, 0), 'adjusted', 'Opening stock', least(p.created_at, sold.first)
    from products p left join (
      select line.product_id, min(part.placed_at) as first,
        sum(line.quantity)::int as pieces
      from order_lines line join order_parts part on part.id = line.part_id group by 1
    ) sold on sold.product_id = p.id
    where p.stock + coalesce(sold.pieces, 0) > 0`.execute(tx.db);
}

function orderOf(
  purchase: DemoPurchase,
  people: LoadedPeople,
  { at, now }: { readonly at: number; readonly now: Date },
) {
  const { product, userId, shipTo, steps } = purchase;
  const { content } = product;
  const seller = people.sellers.get(product.seller);
  if (!seller) throw new Error(`nobody sells ${product.slug}`);
  const placedAt = steps[0].at;
  const { status, at: updatedAt } = steps.at(-1) ?? steps[0];
  const paymentStatus = status === 'delivered' ? ('paid' as const) : ('pending' as const);
  const price = content.salePrice ?? content.price;
  const order = newId<'order'>(placedAt.getTime());
  const part = newId<'order part'>(placedAt.getTime());
  const line = newId<'order line'>(placedAt.getTime());
  const left = steps.find(step => isOnTheWay(step.status))?.at;
  const state = { status, payment_status: paymentStatus, placed_at: placedAt, updated_at: updatedAt };
  return {
    purchase,
    order: {
      id: order,
      user_id: userId,
      idempotency_key: `demo-${order}`,
      request_hash: Buffer.alloc(32),
      payment_method: 'COD' as const,
      total_paise: price,
      ...state,
      ...shipTo,
    },
    part: {
      id: part,
      order_id: order,
      seller_id: seller.id,
      seller_name: seller.name,
      items_paise: price,
      delivery_paise: paise(0),
      delivered_at: status === 'delivered' ? updatedAt : null,
      ...(status === 'delivered' && cashAt(updatedAt, price, now)),
      ...(isOnTheWay(status) && parcelAt(placedAt)),
      ...state,
    },
    line: {
      id: line,
      part_id: part,
      product_id: product.id,
      position: 1,
      title: content.title,
      image: content.images[0]?.src ?? '',
      sku: content.sku,
      hsn: content.hsn,
      gst_rate_bp: content.gstRateBp,
      mrp_paise: content.price,
      price_paise: price,
      quantity: 1,
    },
    events: steps.map(({ status, at }, turn) => ({
      order_id: order,
      part_id: turn === 0 ? null : part,
      kind: turn === 0 ? ('placed' as const) : ('status' as const),
      status,
      actor_name: turn === 0 ? shipTo.ship_name : seller.name,
      at,
    })),
    left,
    serial: left &&
      content.serialKind !== 'none' && {
        ...{ line_id: line, place: 1, seller_id: seller.id, product_id: product.id, noted_at: left },
        ...{ kind: content.serialKind, number: demoSerial(content.serialKind, at) },
      },
    movement: { product_id: product.id, quantity: -1, reason: 'placed' as const, part_id: part, at: placedAt },
  };
}

/** Couriers pass cash on a week after delivery; what they have until then waits at the cash desk. */
function cashAt(deliveredAt: Date, amount: Paise, now: Date) {
  const remittedAt = new Date(deliveredAt.getTime() + 7 * DAY_MS);
  if (remittedAt > now) return { cash_state: 'collected', cash_holder: 'courier' } as const;
  const reference = `NEFT ${dayIn(remittedAt).replaceAll('-', '')}`;
  return {
    cash_state: 'remitted' as const,
    cash_holder: 'courier' as const,
    cash_amount_paise: amount,
    cash_on: dayIn(remittedAt),
    cash_reference: reference,
  };
}

/** A courier and a number that stay the same for the same purchase. */
function parcelAt(placedAt: Date) {
  const seconds = Math.floor(placedAt.getTime() / 1000);
  return { carrier: CARRIERS[seconds % CARRIERS.length]?.name ?? null, tracking: `${seconds}07` };
}

/** A made-up number of the n-th piece sold, another for each, and right in its check digit. */
function demoSerial(kind: NumberKind, at: number): string {
  const count = String(at + 1).padStart(6, '0');
  if (kind === 'serial') return `DEMO${count}BB`;
  const digits = Array.from({ length: 10 }, (_, check) => `35209900${count}${check}`);
  return digits.find(isImei) ?? '';
}
