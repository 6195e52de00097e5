import type {
  changeHandover as changeCall,
  completeHandover as completeCall,
  takeHandover,
} from '#orders/agents/handover.contract.ts';
import { handoverDone, handoverMissing, handoverTaken } from '#orders/agents/handover.contract.ts';
import { countGuess } from '#orders/agents/server/agent-call.ts';
import { orderWritten } from '#orders/agents/server/sessions/complete-session.ts';
import { readAddress } from '#orders/agents/server/sessions/read-address.ts';
import {
  type AgentSessionRow,
  findForBuyer,
  lockOpen,
  setCheckout,
} from '#orders/agents/server/sessions/sessions.queries.ts';
import { checkoutIsDone } from '#orders/checkouts/contract.ts';
import {
  completeWith,
  findOfAgent,
  insertOfAgent,
  presentCheckout,
  readCheckout,
  updateOfAgent,
} from '#orders/checkouts/server/checkouts.ts';
import { addressNotYours } from '#orders/orders/contract.ts';
import { answerOfPlaced, type OrderPlaced, type Paying } from '#orders/orders/server/orders.ts';
import { addressOf } from '#people/addresses/server/addresses.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { type CheckoutId, newId } from '#shared/id.ts';

type WireHandover = WireAnswerOf<typeof takeHandover>['data'];

/**
 * The buyer takes over what an agent has prepared, as a checkout of the own account. Offers, limits and terms are those of
 * the buyer from now on. Whoever was first has it.
 * @throws handoverMissing, handoverTaken, handoverDone; agentsTooMany for wrong links
 */
export async function takeOver(ctx: ActorCtx, paying: Paying, session: string): Promise<WireHandover> {
  return shown(ctx, paying, await owned(ctx, session));
}

/** @throws the same; addressNotYours; checkoutIsDone with the handover */
export async function changeHandover(
  ctx: ActorCtx,
  paying: Paying,
  { session, method, addressId }: InputOf<typeof changeCall>,
): Promise<WireHandover> {
  const own = await owned(ctx, session);
  if (addressId && !(await addressOf(ctx, ctx.actor.id, addressId))) throw addressNotYours();
  const changed = await updateOfAgent(ctx.db, ctx.actor.id, own.checkoutId, { method, addressId });
  const data = await shown(ctx, paying, own);
  if (!changed) throw checkoutIsDone().with({ data });
  return data;
}

/** @throws the same; what `completeWith` throws */
export async function completeHandover(
  ctx: ActorCtx,
  paying: Paying,
  { session, terms }: InputOf<typeof completeCall>,
): Promise<OrderPlaced> {
  const { checkoutId } = await owned(ctx, session);
  const row = await findOfAgent(ctx.db, ctx.actor.id, checkoutId);
  if (!row) throw handoverMissing();
  const checkout = await readCheckout(ctx, paying, row, ctx.actor);
  const placed = await completeWith(ctx, paying, checkout, { terms, written: orderWritten(checkoutId) });
  return answerOfPlaced(ctx, paying, placed);
}

interface Owned {
  readonly row: AgentSessionRow;
  readonly checkoutId: CheckoutId;
}

/** The checkout of this buyer, which is made if nobody has taken it over. */
async function owned(ctx: ActorCtx, session: string): Promise<Owned> {
  const { id } = ctx.actor;
  const found = await findForBuyer(ctx.db, session);
  if (!found) {
    await countGuess(ctx);
    throw handoverMissing();
  }
  const mine = found.checkout_id && (await findOfAgent(ctx.db, id, found.checkout_id));
  if (mine) return { row: found, checkoutId: mine.id };
  return ctx.tx(async tx => {
    const row = await lockOpen(tx.db, session);
    if (!row) throw found.order_id ? handoverDone() : handoverMissing();
    if (row.checkout_id) {
      // A second tab of the same buyer, or somebody else with the link.
      const other = await findOfAgent(tx.db, id, row.checkout_id);
      if (!other) throw handoverTaken();
      return { row, checkoutId: other.id };
    }
    const checkoutId = newId<'checkout'>();
    const { shipTo } = readAddress(row);
    await insertOfAgent(tx.db, checkoutId, id, { agent: row.platform, items: row.items, shipTo });
    await setCheckout(tx.db, session, checkoutId);
    return { row, checkoutId };
  });
}

async function shown(ctx: ActorCtx, paying: Paying, { row, checkoutId }: Owned): Promise<WireHandover> {
  const checkout = await findOfAgent(ctx.db, ctx.actor.id, checkoutId);
  if (!checkout) throw handoverMissing();
  return {
    platform: new URL(row.platform).host,
    checkout: presentCheckout(ctx, await readCheckout(ctx, paying, checkout, ctx.actor)),
  };
}
