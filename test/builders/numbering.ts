import { updateOrder } from '#orders/orders/contract.ts';
import { isImei } from '#orders/serials/read-serial.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import type { Client } from '#test/fixtures/shop.ts';
import { type Buyer, buy } from './buying.ts';
import { BY_COURIER } from './selling.ts';

let made = 0;

/** An IMEI that no other test of this run has, its check digit right. */
export function newImei(): string {
  made += 1;
  const count = String(made).padStart(6, '0');
  const right = Array.from({ length: 10 }, (_, check) => `35693803${count}${check}`).find(isImei);
  if (!right) throw new Error('one digit of ten is right');
  return right;
}

/** Buys goods that are sold by number and has them moved with these numbers. */
export async function buyNumbered(
  { buyer, desk }: { readonly buyer: Buyer; readonly desk: Client },
  productId: ProductId,
  numbers: readonly string[],
  orderStatus: 'inShipping' | 'delivered' = 'inShipping',
): Promise<OrderId> {
  const orderId = await buy(buyer, [productId, numbers.length]);
  const serials = [{ productId, numbers: [...numbers] }];
  await desk.call(updateOrder, { orderId, orderStatus, ...(orderStatus === 'delivered' && BY_COURIER), serials });
  return orderId;
}
