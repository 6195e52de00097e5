import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { send, signIn } from './viewers.ts';

interface Goods {
  readonly data: readonly { readonly _id: string }[];
}

/** How far each order of the pictures has come; the last is the newest. */
const STATUSES = ['delivered', 'inShipping', 'rejected', 'inProcess', 'pending'] as const;

/** Gives the demo's shopper an address and some orders, moves these along, and has one thing asked back. */
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
      await send(desk, 'PUT', `${url}/api/admin/orders/update/${orderId}`, {
        orderStatus: status,
        ...(status === 'delivered' && { withoutProof: 'The buyer called' }),
      });
    if (status === 'delivered') await askReturn(buyer, url, orderId);
  }
  await buyer.close();
  await desk.close();
}

async function askReturn(buyer: BrowserContext, url: string, orderId: string): Promise<void> {
  const read = async <Answer>(path: string): Promise<Answer> =>
    ((await (await buyer.request.get(`${url}/api/shop/${path}`)).json()) as { data: Answer }).data;
  const [part] = (await read<{ parts: { partId: string }[] }>(`order/details/${orderId}`)).parts;
  const { lines } = await read<{ lines: { lineId: string }[] }>(`returns/part/${part?.partId}`);
  await send(buyer, 'POST', `${url}/api/shop/returns/request`, {
    _id: randomUUID(),
    partId: part?.partId,
    lines: [{ lineId: lines[0]?.lineId, quantity: 1 }],
    reason: 'faulty',
    words: 'The left side has been silent since the second day, although it was charged over night.',
    photos: [],
    upiId: 'ananya.iyer@okhdfcbank',
  });
}
