import {
  callerBlocked,
  callerMustAgree,
  callerNotShopper,
  type changeByHand as changeCall,
  type completeByHand as completeCall,
  noLinkToSend,
  type openByHand as openCall,
} from '#orders/checkouts/by-hand.contract.ts';
import { checkoutHasChanged, checkoutIsDone, checkoutIsMissing, tooManyCheckouts } from '#orders/checkouts/contract.ts';
import { readCode } from '#orders/offers/offer.ts';
import { orderIsMissing } from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { findOrder, makePayLink, type OrderRow, type Paying } from '#orders/orders/server/orders.ts';
import { type Caller, callerWithEmail, callerWithId, requireEmail } from '#people/accounts/server/accounts.ts';
import { addressColumns } from '#people/addresses/server/addresses.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId, type OrderId, type UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { oneForEach } from './change-checkout.ts';
import { presentCheckout, type WireCheckout } from './checkout.present.ts';
import { type CheckoutRow, findByHand, insertByHand, updateByHand } from './checkouts.queries.ts';
import { completeWith } from './complete-checkout.ts';
import { readCheckout } from './read-checkout.ts';

/**
 * Opens a checkout for a caller, whose account is found or made by the e-mail address. Prices and charges are the shop's own;
 * nobody enters any. Nothing of the account is read but its name.
 * @throws inputInvalid, callerNotShopper, callerBlocked, tooManyCheckouts
 */
export async function openByHand(
  ctx: ActorCtx,
  paying: Paying,
  { _id = newId<'checkout'>(), email, ...chosen }: InputOf<typeof openCall>,
): Promise<WireCheckout> {
  const address = requireEmail(email);
  await ctx.throttle.spend('checkout.account', ctx.actor.id, tooManyCheckouts);
  const buyer = welcome(await callerWithEmail(ctx, address));
  await insertByHand(ctx.db, _id, { userId: buyer.id, madeBy: ctx.actor.id, ...columnsOf(chosen) });
  return shown(ctx, paying, await findByHand(ctx.db, _id));
}

/** @throws checkoutIsMissing; checkoutIsDone and checkoutHasChanged with the checkout */
export async function changeByHand(
  ctx: ActorCtx,
  paying: Paying,
  { checkoutId, version, ...chosen }: InputOf<typeof changeCall>,
): Promise<WireCheckout> {
  const changed = await updateByHand(ctx.db, checkoutId, { version, ...columnsOf(chosen) });
  if (changed) return shown(ctx, paying, changed);
  const row = await findByHand(ctx.db, checkoutId);
  const data = await shown(ctx, paying, row);
  throw (data.orderId ? checkoutIsDone() : checkoutHasChanged()).with({ data });
}

interface PlacedByHand {
  readonly orderId: OrderId;
  readonly number: string;
  readonly payLink: string | null;
  readonly payUntil: string | null;
}

/**
 * Places the order of a caller as the checkout of a shopper does, with the buyer's limits. Its timeline and the audit log say
 * who took it.
 * @throws checkoutIsMissing, callerMustAgree, callerBlocked, callerNotShopper; what `completeWith` throws
 */
export async function completeByHand(
  ctx: ActorCtx,
  paying: Paying,
  { checkoutId, terms, agreed }: InputOf<typeof completeCall>,
): Promise<PlacedByHand> {
  const row = await findByHand(ctx.db, checkoutId);
  if (!row) throw checkoutIsMissing();
  const buyer = await buyerOf(ctx, row);
  const checkout = await readCheckout(ctx, paying, row, buyer);
  const isCash = checkout.method === 'COD';
  if (isCash && !agreed && !row.order_id)
    throw callerMustAgree().with({ fields: { agreed: () => callerMustAgree().message } });
  const { id, userName } = ctx.actor;
  const note = isCash
    ? t('orders.orders.note.takenAgreed', { name: userName })
    : t('orders.orders.note.taken', { name: userName });
  const placed = await completeWith(ctx, paying, checkout, {
    terms,
    taker: { id, userName, note },
    written: async (tx, orderId) => {
      await recordTaken(tx, orderId);
      if (!isCash) await tx.notify('orders.pay-link', { orderId });
    },
  });
  return { orderId: placed.id, number: orderNumber(placed.number), ...(await linkOf(ctx, placed.id)) };
}

/** @throws orderIsMissing; noLinkToSend unless it waits for an online payment */
export async function sendPayLink(ctx: ActorCtx, orderId: OrderId) {
  const order = await findOrder(ctx.db, orderId, { kind: 'all' });
  if (!order) throw orderIsMissing();
  if (!isWaiting(order, ctx.now())) throw noLinkToSend();
  await ctx.tx(tx => tx.notify('orders.pay-link', { orderId }));
  return linkOf(ctx, orderId);
}

/** A new link while the order waits; every one of them works until then. */
async function linkOf(ctx: Ctx, orderId: OrderId): Promise<Pick<PlacedByHand, 'payLink' | 'payUntil'>> {
  const order = await findOrder(ctx.primary, orderId, { kind: 'all' });
  if (!order || !isWaiting(order, ctx.now())) return { payLink: null, payUntil: null };
  const payLink = paths.payLink(await makePayLink(ctx.db, orderId));
  return { payLink, payUntil: order.held_until?.toISOString() ?? null };
}

const isWaiting = ({ payment_method, held_until }: OrderRow, now: Date) =>
  payment_method !== 'COD' && held_until !== null && held_until > now;

async function recordTaken(tx: TxCtx, orderId: OrderId): Promise<void> {
  const order = await findOrder(tx.db, orderId, { kind: 'all' });
  if (!order) throw new Error(`there is no order ${orderId}`);
  await recordAct(tx, {
    act: 'order.taken',
    on: { kind: 'order', id: orderId, name: orderNumber(order.number) },
    before: {},
    after: { total: exactRupees(order.total_paise), payment: order.payment_method },
  });
}

/** @throws callerNotShopper, callerBlocked */
function welcome(caller: Caller): Caller {
  if (!caller.isShopper) throw callerNotShopper().with({ fields: { email: () => callerNotShopper().message } });
  if (caller.isBlocked) throw callerBlocked().with({ fields: { email: () => callerBlocked().message } });
  return caller;
}

/** @throws checkoutIsMissing once the account is deleted */
async function buyerOf(ctx: Ctx, row: CheckoutRow): Promise<Caller> {
  const buyer = await callerWithId(ctx.db, row.user_id as UserId);
  if (!buyer) throw checkoutIsMissing();
  return welcome(buyer);
}

async function shown(ctx: ActorCtx, paying: Paying, row: CheckoutRow | undefined): Promise<WireCheckout> {
  if (!row) throw checkoutIsMissing();
  return presentCheckout(ctx, await readCheckout(ctx, paying, row, await buyerOf(ctx, row)));
}

function columnsOf({ items, address, codes, method }: Omit<InputOf<typeof changeCall>, 'checkoutId' | 'version'>) {
  return {
    method,
    items: items && oneForEach(items),
    shipTo: address && addressColumns(address),
    codes: codes && [...new Set(codes.flatMap(code => readCode(code) ?? []))],
  };
}
