import type { Browser } from '@playwright/test';
import { send, signIn } from './viewers.ts';

interface Goods {
  readonly data: readonly { readonly _id: string }[];
}

/** How far each order of the pictures has come; the last is the newest. */
const STATUSES = ['delivered', 'inShipping', 'rejected', 'inProcess', 'pending'] as const;

/** Gives the demo's shopper an address and some orders, and moves these along. */
export async function placeOrders(browser: Browser, url: string): Promise<void> {
  const buyer = await browser.newContext();
  const desk = await browser.newContext();
  await signIn(buyer, url, 'shopper');
  await signIn(desk, url, 'administrator');
  const goods = (await (
    await buyer.request.get(`${url}/api/shop/products/get?inStock=true&sortBy=rating&limit=10`)
  ).json()) as Goods;
  const { data: address } = await send<{ data: { _id: string } }>(buyer, 'POST', `${url}/api/shop/address/add`, {
    name: 'Ananya Iyer',
    address: '4th Floor, 27 Church Street',
    city: 'Bengaluru',
    pincode: '560001',
    phone: '9876543210',
    notes: 'Ring twice',
  });
  for (const [place, status] of STATUSES.entries()) {
    for (const { _id } of goods.data.slice(place * 2, place * 2 + 2))
      await send(buyer, 'POST', `${url}/api/shop/cart/add`, { productId: _id, quantity: 1 });
    const { orderId } = await send<{ orderId: string }>(buyer, 'POST', `${url}/api/shop/order/create`, {
      addressInfo: { addressId: address._id },
    });
    if (status !== 'pending')
      await send(desk, 'PUT', `${url}/api/admin/orders/update/${orderId}`, { orderStatus: status });
  }
  await buyer.close();
  await desk.close();
}
