import { recordReceived } from '#finance/cash/contract.ts';
import { getEarnings } from '#finance/ledger/contract.ts';
import { adjustBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { newId, type OrderId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import type { Client, TestShop } from '#test/fixtures/shop.ts';
import { type Buyer, buy } from './buying.ts';

/** Sells one new phone at ₹10,000 of a seller's and delivers it. */
export async function sellAndDeliver(
  shop: TestShop,
  { admin, buyer, seller }: { readonly admin: Client; readonly buyer: Buyer; readonly seller: SellerId },
): Promise<OrderId> {
  const id = await buy(buyer, [await makeProduct(shop, seller, { title: `Phone ${newId().slice(-4)}` }), 1]);
  await admin.call(orders.updateOrder, { orderId: id, orderStatus: 'delivered', ...BY_COURIER });
  await receiveCash(shop, admin, id);
  return id;
}

/** What proves that goods paid on delivery arrived, where one parcel carries all of an order. */
export const BY_COURIER = { carrier: 'Delhivery', tracking: 'D1001200300' } as const;

/** Records that the cash of everything delivered of an order has reached the shop. */
export async function receiveCash(shop: TestShop, admin: Client, orderId: OrderId): Promise<void> {
  const parts = await shop.open.db
    .selectFrom('order_parts')
    .select(['id', 'total_paise'])
    .where('order_id', '=', orderId)
    .where('cash_state', 'in', ['expected', 'collected'])
    .execute();
  for (const { id, total_paise } of parts)
    await admin.call(recordReceived, {
      ...{ partId: id, way: 'remitted', amount: total_paise, receivedOn: '2025-01-01', reference: 'NEFT 4711' },
    });
}

/** Settles what a seller is owed, either way, by an adjustment. */
export async function settleBalance(admin: Client, sellerId: SellerId): Promise<void> {
  const { balance } = (await admin.call(getEarnings, { seller: sellerId })).summary;
  if (balance === 0) return;
  const settled = { key: newId<'payout'>(), sellerId, amount: paise(-balance), reason: 'Settled' };
  await admin.call(adjustBalance, settled);
}
