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
  type Placed,
  placeOnce,
  returnAddress,
  setAgent,
  setCompany,
  type Taker,
} from '#orders/orders/server/orders.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { OrderId } from '#shared/id.ts';
import { presentCheckout } from './checkout.present.ts';
import { findByHand, findCheckout, findOfAgent, setOrder } from './checkouts.queries.ts';
import { type OpenCheckout, readCheckout, termsOf } from './read-checkout.ts';

/**
 * Places the order of a checkout, exactly once: its id is the idempotency key. What the buyer agreed to is compared with
 * what is ordered in the transaction that writes the order.
 * @throws returnNotAllowed; checkoutIsMissing; checkoutNotReady and checkoutHasChanged with the current checkout; what `placeFrom` throws
 */
export async function completeCheckout(
  ctx: ActorCtx,
  paying: Paying,
  { checkoutId, terms, returnUrl }: InputOf<typeof endpoint>,
): Promise<OrderPlaced> {
  const back = await returnAddress(ctx, returnUrl);
  const row = await findCheckout(ctx.db, ctx.actor.id, checkoutId);
  if (!row) throw checkoutIsMissing();
  const placed = await completeWith(ctx, paying, await readCheckout(ctx, paying, row, ctx.actor), { terms });
  return answerOfPlaced(ctx, paying, placed, back);
}

/** What the one who completes a checkout brings. */
export interface Completing {
  readonly terms: string;
  /** Whoever takes the order for its buyer. */
  readonly taker?: Taker;
  /** Called once the order is written, in its transaction. */
  readonly written?: (tx: TxCtx, orderId: OrderId) => Promise<void>;
}

/** The same for a checkout that has been read. @throws the same */
export async function completeWith(
  ctx: Ctx,
  paying: Paying,
  checkout: OpenCheckout,
  completing: Completing,
): Promise<Placed> {
  const { terms } = completing;
  const request = requestOf(checkout);
  const source = sourceOf(ctx, paying, checkout, { request, ...completing });
  const data = presentCheckout(ctx, checkout);
  const [first] = data.problems;
  if (!first && terms === data.terms) return placeOnce(ctx, paying, request, source);
  // Also if another request has placed it since the checkout was read, so that its cart is empty.
  const placed = await source.findPlaced(ctx);
  if (placed) return placed;
  throw (first ? checkoutNotReady(first.message) : checkoutHasChanged()).with({ data });
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
  ctx: Ctx,
  paying: Paying,
  { row, buyer, address, extras, company }: OpenCheckout,
  { request, terms, taker, written }: Completing & { readonly request: OrderRequest },
): OrderSource {
  const { id } = row;
  const hash = createHash('sha256').update(id).digest();
  return {
    ...accountSource(buyer, request, `checkout:${id}`, hash),
    ...(taker && { taker }),
    // One that is not saved in the account.
    ...(row.ship_to && { findAddress: async () => address }),
    extras,
    agree: (draft, to) => {
      if (termsOf(draft, request.method, to, company) !== terms) throw checkoutHasChanged();
    },
    written: async (tx, orderId) => {
      if (!(await setOrder(tx, id, orderId))) throw checkoutIsMissing();
      if (company) await setCompany(tx, orderId, company);
      if (row.agent) await setAgent(tx, orderId, row.agent);
      await written?.(tx, orderId);
    },
    explained: (_, refusal) => withCheckout(ctx, paying, { row, buyer }, refusal),
  };
}

/** What stood against it is found among the problems of the current checkout. */
async function withCheckout(
  ctx: Ctx,
  paying: Paying,
  { row: { id, made_by, agent }, buyer }: Pick<OpenCheckout, 'row' | 'buyer'>,
  refusal: Problem,
): Promise<Problem> {
  if (refusal.code === offersMoved.code) await rereadOffers(ctx);
  if (refusal.kind !== 'conflict' || refusal.data !== undefined) return refusal;
  const find = agent ? findOfAgent : findCheckout;
  const row = await (made_by ? findByHand(ctx.db, id) : find(ctx.db, buyer.id, id));
  if (!row) return refusal;
  return refusal.with({ data: presentCheckout(ctx, await readCheckout(ctx, paying, row, buyer)) });
}
