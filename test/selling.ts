import { getEarnings } from '#features/ledger/contract.ts';
import { adjustBalance } from '#features/ledger/payouts.contract.ts';
import * as orders from '#features/orders/contract.ts';
import { newId, type OrderId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money.ts';
import { type Buyer, buy } from './buying.ts';
import { makeProduct } from './cast.ts';
import type { Client, TestShop } from './shop.ts';

/** Sells one new phone at ₹10,000 of a seller's and delivers it. */
export async function sellAndDeliver(
  shop: TestShop,
  { admin, buyer, seller }: { readonly admin: Client; readonly buyer: Buyer; readonly seller: SellerId },
): Promise<OrderId> {
  const id = await buy(buyer, [await makeProduct(shop, seller, { title: `Phone ${newId().slice(-4)}` }), 1]);
  await admin.call(orders.updateOrder, { orderId: id, orderStatus: 'delivered' });
  return id;
}

/** Settles what a seller is owed, either way, by an adjustment. */
export async function settleBalance(admin: Client, sellerId: SellerId): Promise<void> {
  const { balance } = (await admin.call(getEarnings, { seller: sellerId })).summary;
  if (balance === 0) return;
  const settled = { key: newId<'payout'>(), sellerId, amount: paise(-balance), reason: 'Settled' };
  await admin.call(adjustBalance, settled);
}
