import { demoShopper, sellers } from '#demo/people/people.ts';
import { cancelOrder } from '#orders/orders/server/orders.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import { moveReturn, requestReturn } from '#orders/returns/server/returns.ts';
import { markRefundSettled } from '#payments/payments/server/payments.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import { newId } from '#shared/id.ts';
import { HOUR } from './demo-purchases.ts';
import type { LoadedOrder } from './load-orders.ts';
import type { LoadedPeople } from './load-people.ts';
import type { ShopperPurchases } from './shopper-purchases.ts';

const DAY = 24;

/**
 * Sends one purchase of the demo's shopper back, with its refund, and cancels another, as people do it in the shop, but at
 * times gone by and without a mail to anybody. The deliveries must be booked before.
 */
export async function loadShopperHistory(
  tx: TxCtx,
  { returned, cancelled }: ShopperPurchases,
  orders: ReadonlyMap<unknown, LoadedOrder>,
  people: LoadedPeople,
): Promise<void> {
  const [back, off] = [orders.get(returned), orders.get(cancelled)];
  if (!back || !off) throw new Error('the demo shopper has no orders');
  const shopper = shopperOf(people);
  const seller = sellerOf(people, returned.product.seller);
  const as = (actor: Actor, hoursAgo: number) => acting(tx, actor, new Date(tx.now().getTime() - hoursAgo * HOUR));

  const returnId = newId<'return'>();
  await requestReturn(as(shopper, 19 * DAY), {
    _id: returnId,
    partId: back.partId,
    lines: [{ lineId: back.lineId, quantity: 1 }],
    reason: 'faulty',
    words: 'The left side went silent on the second day, although it was charged overnight.',
    photos: [],
    upiId: 'ananya.rao@okhdfcbank',
  });
  await moveReturn(as(seller, 18 * DAY), returnId, 'approve');
  await moveReturn(as(seller, 15 * DAY), returnId, 'receive', { goods: 'written_off' });
  await moveReturn(as(seller, 14 * DAY + 1), returnId, 'settle');
  await sendCashBack(as(shopper, 14 * DAY), returnId);
  await cancelOrder(as(shopper, 9 * DAY - 2), { orderId: off.orderId, reason: 'Ordered the wrong colour' });
}

/** An administrator has sent the cash by UPI. */
async function sendCashBack(ctx: ActorCtx, returnId: ReturnId): Promise<void> {
  await ctx.tx(async tx => {
    const refunds = tx.db.selectFrom('refunds').select('id').where('cause_id', '=', returnId);
    const administrators = tx.db.selectFrom('users').select('id').where('type', '=', 'admin').orderBy('created_at');
    const { id } = await refunds.executeTakeFirstOrThrow();
    const { id: by } = await administrators.executeTakeFirstOrThrow();
    await markRefundSettled(tx, id, { reference: 'UPI 530412778193', by });
  });
}

/** Somebody at a time gone by, in this very transaction; what they do tells nobody. */
function acting(tx: TxCtx, actor: Actor, at: Date): ActorCtx {
  const then: ActorCtx<TxCtx> = {
    ...tx,
    actor,
    now: () => at,
    later: async () => {},
    notify: async () => {},
    tx: work => work(then),
  };
  return then;
}

function shopperOf({ shopper }: LoadedPeople): Actor {
  const { userName, email } = demoShopper;
  return { id: shopper, kind: 'shopper', userName, email, sellerId: null, sellerStatus: null };
}

function sellerOf(people: LoadedPeople, key: string): Actor {
  const { id: sellerId, name, ownerId } = people.sellers.get(key) ?? {};
  const { email } = sellers.find(seller => seller.key === key) ?? {};
  if (!sellerId || !name || !ownerId || !email) throw new Error(`nobody signs in for ${key}`);
  return { id: ownerId, kind: 'seller', userName: name, email, sellerId, sellerStatus: 'Approved' };
}
