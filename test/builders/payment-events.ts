import { updateOrder } from '#orders/orders/contract.ts';
import { moveOf } from '#orders/orders/moves/order-move.ts';
import { moveParts } from '#orders/orders/server/moves/move-parts.ts';
import { giveUpUnpaid } from '#orders/orders/server/orders.ts';
import { findOrder, listParts, lockOrder } from '#orders/orders/server/reading/orders.queries.ts';
import { newId, type OrderId, type ProductId } from '#shared/id.ts';
import type { Cast } from '#test/fixtures/cast.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import { type Buyer, stockOf } from './buying.ts';
import { approve, buyOnline, comeBack, endHold, standingOf, tell } from './paying-online.ts';

/** What can happen to one payment whose money the provider has. */
export const EVENTS = ['return', 'message', 'message again', 'expiry', 'cancel', 'reject'] as const;
export type Event = (typeof EVENTS)[number];

interface Scene {
  readonly shop: TestShop;
  readonly cast: Cast;
  readonly buyer: Buyer;
  readonly product: ProductId;
}

/** How an order ends: whether it is still one, whether the money was taken for it, and what goes back. */
interface End {
  readonly isLive: boolean;
  readonly payment: 'open' | 'expired' | 'paid' | 'returned';
  readonly owedBack: number;
  readonly inStock: number;
}

/** Lets events happen to a fresh order of one piece. @returns how it ends, and how it must */
export async function play(scene: Scene, events: readonly Event[]): Promise<{ end: End; expected: End }> {
  const { shop, cast, buyer, product } = scene;
  const before = await stockOf(shop.open.db, product);
  const { orderId, approvalURL } = await buyOnline(buyer, [product, 1]);
  const back = await approve(buyer, approvalURL, 'silent');
  const ref = back.searchParams.get('token') ?? '';
  const messageId = newId();
  const happen: Readonly<Record<Event, () => Promise<unknown>>> = {
    return: () => comeBack(buyer, back),
    message: () => tell(shop, { id: messageId, kind: 'payment.paid', ref }),
    'message again': () => tell(shop, { id: messageId, kind: 'payment.paid', ref }),
    expiry: async () => {
      await endHold(shop, orderId);
      await shop.context.tx(tx => giveUpUnpaid(tx, orderId));
    },
    cancel: () => cancel(shop, buyer, orderId),
    reject: async () => (await shop.as(cast.admin)).call(updateOrder, { orderId, orderStatus: 'rejected' }),
  };
  for (const event of events) await happen[event]();
  const { status, payments, refunds } = await standingOf(shop, orderId);
  const end = {
    isLive: status === 'pending' || status === 'confirmed',
    payment: payments[0]?.state as End['payment'],
    owedBack: refunds.reduce((total, refund) => total + refund.amount, 0),
    inStock: (await stockOf(shop.open.db, product)) - before,
  };
  return { end, expected: expectedEnd(events) };
}

/** The same, worked out: money that comes before the order falls away is taken, and owed back when it does. */
function expectedEnd(events: readonly Event[]): End {
  let isLive = true;
  let payment: End['payment'] = 'open';
  for (const event of events) {
    if (event === 'return' || event.startsWith('message')) {
      if (payment === 'open' || payment === 'expired') payment = isLive ? 'paid' : 'returned';
    } else if (event !== 'expiry' || payment !== 'paid') {
      isLive = false;
      if (payment === 'open') payment = 'expired';
    }
  }
  const isOwed = !isLive && (payment === 'paid' || payment === 'returned');
  return { isLive, payment, owedBack: isOwed ? 1_000_000 : 0, inStock: isLive ? -1 : 0 };
}

/** As the shopper does, by the moves that this brings. */
async function cancel({ context }: TestShop, by: Buyer, orderId: OrderId): Promise<void> {
  await context.tx(async tx => {
    await lockOrder(tx, orderId);
    const order = await findOrder(tx.db, orderId, { kind: 'all' });
    const parts = await listParts(tx.db, orderId);
    const live = parts.filter(part => part.status === 'pending' || part.status === 'confirmed');
    const moves = live.map(part => {
      const state = { status: part.status, payment: part.payment_status };
      return { part, to: 'cancelled' as const, ...moveOf(state, 'cancelled', false) };
    });
    if (order && moves.length > 0) await moveParts(tx, order, { moves, by });
  });
}

/** Every order in which all of some things can happen. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map(rest => [first, ...rest]));
}
