import { createHash } from 'node:crypto';
import {
  checkoutHasChanged,
  checkoutIsMissing,
  checkoutNotReady,
  type completeCheckout as endpoint,
} from '#orders/checkouts/contract.ts';
import { offersMoved } from '#orders/offers/contract.ts';
import { rereadOffers } from '#orders/offers/server/offers.ts';
import {
  accountSource,
  answerOfPlaced,
  type OrderPlaced,
  type OrderRequest,
  type OrderSource,
  type Paying,
  placeFrom,
  setCompany,
} from '#orders/orders/server/orders.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { CheckoutId } from '#shared/id.ts';
import { presentCheckout } from './checkout.present.ts';
import { findCheckout, setOrder } from './checkouts.queries.ts';
import { type OpenCheckout, readCheckout, termsOf } from './read-checkout.ts';

/**
 * Places the order of a checkout, exactly once: its id is the idempotency key. What the buyer agreed to is compared with
 * what is ordered in the transaction that writes the order.
 * @throws checkoutIsMissing; checkoutNotReady and checkoutHasChanged with the current checkout; what `placeFrom` throws
 */
export async function completeCheckout(
  ctx: ActorCtx,
  paying: Paying,
  { checkoutId, terms }: InputOf<typeof endpoint>,
): Promise<OrderPlaced> {
  const row = await findCheckout(ctx.db, ctx.actor.id, checkoutId);
  if (!row) throw checkoutIsMissing();
  const checkout = await readCheckout(ctx, paying, row);
  const request = requestOf(checkout);
  const source = sourceOf(ctx, paying, checkout, { request, terms });
  if (row.order_id) {
    const placed = await source.findPlaced(ctx);
    if (placed) return answerOfPlaced(ctx, paying, placed);
  }
  const data = presentCheckout(ctx, checkout);
  const [first] = data.problems;
  if (first) throw checkoutNotReady(first.message).with({ data });
  if (terms !== data.terms) throw checkoutHasChanged().with({ data });
  return placeFrom(ctx, paying, request, source);
}

/** What is ordered, in the words of the cart's call. */
function requestOf({ row, cart, draft, judged, method = 'COD', address }: OpenCheckout): OrderRequest {
  return {
    method,
    addressId: address?.id ?? null,
    total: draft?.total ?? null,
    lines: cart.lines.map(({ product, quantity }) => ({ productId: product.id, paid: product.paid, quantity })),
    ...(row.items && { buyNow: true, codes: judged.applied.flatMap(({ offer }) => offer.code ?? []).sort() }),
  };
}

function sourceOf(
  ctx: ActorCtx,
  paying: Paying,
  { row: { id }, extras, company }: OpenCheckout,
  { request, terms }: { readonly request: OrderRequest; readonly terms: string },
): OrderSource {
  const hash = createHash('sha256').update(id).digest();
  return {
    ...accountSource(ctx.actor, request, `checkout:${id}`, hash),
    extras,
    agree: (draft, address) => {
      if (termsOf(draft, request.method, address, company) !== terms) throw checkoutHasChanged();
    },
    written: async (tx, orderId) => {
      if (!(await setOrder(tx, id, orderId))) throw checkoutIsMissing();
      if (company) await setCompany(tx, orderId, company);
    },
    explained: (_, refusal) => withCheckout(ctx, paying, id, refusal),
  };
}

/** What stood against it is found among the problems of the current checkout. */
async function withCheckout(ctx: ActorCtx, paying: Paying, id: CheckoutId, refusal: Problem): Promise<Problem> {
  if (refusal.code === offersMoved.code) await rereadOffers(ctx);
  if (refusal.kind !== 'conflict' || refusal.data !== undefined) return refusal;
  const row = await findCheckout(ctx.db, ctx.actor.id, id);
  if (!row) return refusal;
  return refusal.with({ data: presentCheckout(ctx, await readCheckout(ctx, paying, row)) });
}
