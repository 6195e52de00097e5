import { createHash } from 'node:crypto';
import { agentsTooMany } from '#orders/agents/handover.contract.ts';
import { type AgentCall, countGuess, secretId } from '#orders/agents/server/agent-call.ts';
import { asFound, notFoundMessage, nothing } from '#orders/agents/server/answers.ts';
import { idempotencyConflict, invalidRequest } from '#orders/agents/server/protocol-errors.ts';
import type { AgentMessage } from '#orders/agents/ucp/answers.schema.ts';
import type { AgentBuyer, AgentDestination, CheckoutRequest } from '#orders/agents/ucp/requests.schema.ts';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { saleFacts } from '#products/catalog/server/catalog.ts';
import { type ProductId, UUID } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { presentSession } from './present-session.ts';
import { emailOf } from './read-session.ts';
import {
  type AgentSessionRow,
  cancelSession,
  findOfCart,
  findRequested,
  findSession,
  insertSession,
  type Said,
  type SessionItem,
  updateSession,
} from './sessions.queries.ts';

type Kind = AgentSessionRow['kind'];
const capabilityOf = { cart: 'dev.ucp.shopping.cart', checkout: 'dev.ucp.shopping.checkout' } as const;

type Asked = Pick<CheckoutRequest, 'line_items' | 'buyer' | 'fulfillment' | 'cart_id'>;

/**
 * Opens a cart or a checkout. Nothing is reserved by it. With a key that was used before, it answers what was made then.
 * @throws agentsTooMany, idempotencyConflict
 */
export async function openSession(call: AgentCall, kind: Kind, asked: Asked, key: string | undefined): Promise<object> {
  const { ctx, platform } = call;
  const request = key === undefined ? undefined : { key: `${kind} ${key}`, hash: hashOf(asked) };
  const earlier = request && (await findRequested(ctx.primary, platform.url, request.key));
  if (earlier) return again(call, earlier, request.hash);
  if (ctx.network) await ctx.throttle.spend('agent-session.network', ctx.network, agentsTooMany);
  await ctx.throttle.spend('agent-session.shop', '', agentsTooMany);
  const cart =
    asked.cart_id === undefined ? undefined : await findSession(ctx.primary, asked.cart_id, platform.url, 'cart');
  if (asked.cart_id !== undefined && (!cart || isGone(cart) || cart.checkout_id)) return noSuch(call, kind);
  const known = cart && (await findOfCart(ctx.primary, cart.id, platform.url));
  if (known) return asFound(await presentSession(call, known));
  const { said, told, isSoldOut } = await saidOf(call, cart ? { ...asked, line_items: [] } : asked);
  const items = cart ? cart.items : said.items;
  if (items.length === 0) return nothing(call, capabilityOf[kind], [...told, unavailable(call)]);
  if (kind === 'checkout' && isSoldOut) return nothing(call, capabilityOf[kind], [...told, soldOut(call)]);
  const made = await insertSession(ctx.primary, {
    ...said,
    ...{ id: secretId(kind === 'cart' ? 'cart' : 'chk'), kind, platform: platform.url, items, request },
    ...(cart && { ofCart: cart.id, buyer: Object.keys(cart.buyer).length > 0 ? cart.buyer : said.buyer }),
  });
  if (made) return presentSession(call, made, told);
  // The same was asked for at the same time.
  const meanwhile =
    (request && (await findRequested(ctx.primary, platform.url, request.key))) ??
    (cart && (await findOfCart(ctx.primary, cart.id, platform.url)));
  if (!meanwhile) throw new Error('an insert conflicted with nothing');
  return request && meanwhile.request_key === request.key
    ? again(call, meanwhile, request.hash)
    : asFound(await presentSession(call, meanwhile));
}

function again(call: AgentCall, earlier: AgentSessionRow, hash: Buffer): Promise<object> {
  if (!earlier.request_hash || !Buffer.from(earlier.request_hash).equals(hash))
    throw idempotencyConflict('The idempotency key was used for another request');
  return presentSession(call, earlier);
}

export async function getSession(call: AgentCall, kind: Kind, id: string): Promise<object> {
  const found = await findSession(call.ctx.primary, id, call.platform.url, kind);
  return found && !isGone(found) ? presentSession(call, found) : noSuch(call, kind);
}

/** A cart that was cancelled or has become an order is gone; a checkout says what has become of it. */
const isGone = ({ kind, canceled_at, order_id }: AgentSessionRow) =>
  kind === 'cart' && (canceled_at !== null || order_id !== null);

/** Replaces what the agent said before. What a buyer has taken over stays as it is. */
export async function changeSession(call: AgentCall, kind: Kind, id: string, asked: Asked): Promise<object> {
  const { ctx, platform } = call;
  const found = await findSession(ctx.primary, id, platform.url, kind);
  if (!found || isGone(found)) return noSuch(call, kind);
  const { said, told } = await saidOf(call, asked);
  if (said.items.length === 0)
    return presentSession(call, found, [...told, { ...unavailable(call), severity: 'recoverable' } as AgentMessage]);
  const changed = await updateSession(ctx.primary, id, platform.url, said);
  if (changed) return presentSession(call, changed, told);
  const now = (await findSession(ctx.primary, id, platform.url, kind)) ?? found;
  return presentSession(call, now, [fixed(call, now)]);
}

/** What a buyer has taken over, or has become an order, can't be cancelled here; the buyer does that. */
export async function dropSession(call: AgentCall, kind: Kind, id: string): Promise<object> {
  const { ctx, platform } = call;
  const found = await findSession(ctx.primary, id, platform.url, kind);
  if (!found || isGone(found)) return noSuch(call, kind);
  // A cart is answered as it was.
  const before = kind === 'cart' ? await presentSession(call, found) : undefined;
  const dropped = await cancelSession(ctx.primary, id);
  if (dropped) return before ?? presentSession(call, dropped);
  const now = (await findSession(ctx.primary, id, platform.url, kind)) ?? found;
  return presentSession(call, now, [fixed(call, now)]);
}

/** Why nothing can be changed any more. */
function fixed({ ctx }: AgentCall, { order_id, canceled_at }: AgentSessionRow): AgentMessage {
  return speaking(ctx.language, () => ({
    ...{ type: 'error', code: 'not_allowed', severity: 'recoverable' },
    content: order_id
      ? t('orders.agents.message.ordered')
      : canceled_at
        ? t('orders.agents.message.canceled')
        : t('orders.agents.message.taken'),
  }));
}

/** @throws agentsTooMany */
export async function noSuch(call: AgentCall, kind: Kind): Promise<object> {
  await countGuess(call.ctx);
  return nothing(call, capabilityOf[kind], [
    notFoundMessage(speaking(call.ctx.language, () => t('orders.agents.message.missing'))),
  ]);
}

const unavailable = ({ ctx }: AgentCall): AgentMessage => ({
  ...{ type: 'error', code: 'item_unavailable', severity: 'unrecoverable' },
  content: speaking(ctx.language, () => t('orders.agents.message.noItems')),
});

const soldOut = ({ ctx }: AgentCall): AgentMessage => ({
  ...{ type: 'error', code: 'out_of_stock', severity: 'unrecoverable' },
  content: speaking(ctx.language, () => t('orders.agents.message.soldOut')),
});

const hashOf = (asked: Asked) => createHash('sha256').update(JSON.stringify(asked)).digest();

/** What an agent asks for, without what is not on sale; and what it is told of that. */
async function saidOf(
  call: AgentCall,
  asked: Asked,
): Promise<{ said: Said; told: AgentMessage[]; isSoldOut: boolean }> {
  const { ctx, platform } = call;
  const quantities = new Map<string, number>();
  for (const { item, quantity } of asked.line_items) quantities.set(item.id, quantity + (quantities.get(item.id) ?? 0));
  if ([...quantities.values()].some(quantity => quantity > MAX_QUANTITY))
    throw invalidRequest(`line_items: at most ${MAX_QUANTITY} of one item`);
  const ids = [...quantities.keys()].filter((id): id is ProductId => UUID.test(id));
  const onSale = await saleFacts(ctx, ids);
  const items = [...quantities].flatMap(([id, quantity]): SessionItem[] =>
    onSale.has(id as ProductId) ? [{ productId: id as ProductId, quantity }] : [],
  );
  const left = [...quantities.keys()].filter(id => !onSale.has(id as ProductId));
  const told = left.map(id =>
    speaking(
      ctx.language,
      (): AgentMessage => ({
        ...{ type: 'warning', code: 'item_unavailable', path: '$.line_items' },
        content: t('orders.agents.message.leftOut', { id: id.slice(0, 60) }),
      }),
    ),
  );
  const said = {
    items,
    buyer: buyerOf(asked.buyer),
    destination: destinationOf(asked.fulfillment),
    webhookUrl: platform.webhookUrl,
  };
  const isSoldOut = items.length > 0 && [...onSale.values()].every(({ stock }) => stock === 0);
  return { said, told, isSoldOut };
}

/** With the e-mail address as the shop keeps all of them, so that it is found again. */
function buyerOf(buyer: AgentBuyer = {}): AgentBuyer {
  const email = emailOf(buyer);
  return email === undefined ? buyer : { ...buyer, email };
}

/** The selected destination, or the first. */
function destinationOf(fulfillment: Asked['fulfillment']): AgentDestination | null {
  const method = fulfillment?.methods?.find(({ destinations }) => destinations?.length);
  const found =
    method?.destinations?.find(({ id }) => id !== undefined && id === method.selected_destination_id) ??
    method?.destinations?.[0];
  if (!found) return null;
  const { id: _id, ...destination } = found;
  return destination;
}
