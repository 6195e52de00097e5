import { orderNumber } from '#orders/orders/order-number.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import type { listStockMovements as endpoint } from '#products/inventory/stock/stock.contract.ts';
import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import type { PartId } from '#shared/id.ts';
import { findMovedProduct, listMovementRows, type MovementRow } from './stock-movements.queries.ts';

/** One page of a product's stock movements. @throws stockProductIsMissing also for products of others */
export async function stockHistory(
  ctx: ActorCtx,
  { productId, ...query }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const product = await findMovedProduct(ctx.db, productId, sellerReach(ctx));
  if (!product) throw stockProductIsMissing();
  const { title, stock, movements } = product;
  const page = askedPage(query);
  const rows = await listMovementRows(ctx.db, productId, page);
  const numbers = await ctx.ports.orderNumbers(
    ctx.db,
    rows.flatMap(({ partId }) => partId ?? []),
  );
  const data = rows.map(row => presentMovement(row, numbers));
  return { ...page.of(data, movements), product: { title, stock } };
}

type OrderNumbers = ReadonlyMap<PartId, number>;

function presentMovement(
  { id, at, quantity, after, kind, reason, note, by, partId }: MovementRow,
  numbers: OrderNumbers,
) {
  const order = partId === null ? undefined : numbers.get(partId);
  return {
    ...{ id, at: at.toISOString(), quantity, before: after - quantity, after, kind, reason, note, by },
    order: order === undefined ? null : orderNumber(order),
  };
}

declare module '#platform/context.ts' {
  interface Ports {
    /** Numbers of the orders of these seller orders. */
    readonly orderNumbers: (db: Database, parts: readonly PartId[]) => Promise<OrderNumbers>;
  }
}
