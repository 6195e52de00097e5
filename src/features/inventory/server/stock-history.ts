import type { listStockMovements as endpoint } from '#features/inventory/stock.contract.ts';
import { productIsMissing } from '#features/inventory/stock-problems.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/endpoint.ts';
import { findMovedProduct, listMovementRows, type MovementRow } from './stock-movements.queries.ts';
import { reachOf } from './stock-owner.ts';

const PAGE_SIZE = 20;

/** What has moved a product's stock. @throws productIsMissing also for another seller's */
export async function stockHistory(
  ctx: ActorCtx,
  { productId, page = 1, limit = PAGE_SIZE }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const product = await findMovedProduct(ctx.db, productId, reachOf(ctx));
  if (!product) throw productIsMissing();
  const { title, stock, movements } = product;
  const rows = await listMovementRows(ctx.db, productId, { limit, offset: (page - 1) * limit });
  return {
    data: rows.map(presentMovement),
    product: { title, stock },
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(movements / limit)),
    totalItems: movements,
  };
}

function presentMovement({ id, at, quantity, after, kind, reason, note, by, order }: MovementRow) {
  return {
    ...{ id, at: at.toISOString(), quantity, before: after - quantity, after, kind, reason, note, by },
    order: order === null ? null : orderNumber(order),
  };
}
