import { recordReceived } from '#finance/cash/contract.ts';
import { addToCart } from '#orders/cart/contract.ts';
import { placeOrderEndpoint, updateOrder } from '#orders/orders/contract.ts';
import { login, register, verifyOtp } from '#people/accounts/contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { type Call, caller } from '#shared/api/call.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { fromOwnNetwork, type RunningShop } from './running-shop.ts';

/** Somebody made for one journey, whose steps before it are taken by the API. */
export interface Shopper {
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  readonly call: Call;
}

/** The typed client over the network, with or without somebody's session. */
export function clientOf(shop: RunningShop, token?: string): Call {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return caller((path, init) =>
    fetch(`${shop.url}${path}`, { ...init, headers: { ...init.headers, ...authorization } }),
  );
}

/** A call that signs in, and the session it opens. */
async function signingIn(shop: RunningShop, sign: (call: Call) => Promise<unknown>): Promise<Call> {
  let token: string | undefined;
  const network = fromOwnNetwork();
  const call = caller(async (path, init) => {
    const answer = await fetch(`${shop.url}${path}`, { ...init, headers: { ...init.headers, ...network } });
    token = /(?:^|\s)(?:__Host-)?session=([^;]+)/.exec(answer.headers.getSetCookie().join(' '))?.[1] ?? token;
    return answer;
  });
  await sign(call);
  return clientOf(shop, token);
}

export async function newShopper(shop: RunningShop, userName: string): Promise<Shopper> {
  const email = `${userName.toLowerCase().replaceAll(' ', '.')}@journey.example`;
  const fields = { userName, email, password: 'chai at four o clock', mobile: '9876543210' };
  const registration = { ...fields, role: 'user', type: 'user' } as const;
  const call = await signingIn(shop, async guest => {
    await guest(register, registration);
    const code = /^Subject: (\d{6})/m.exec(await shop.mailTo(email, /^Subject: \d{6}/m))?.[1] ?? '';
    await guest(verifyOtp, { ...registration, otp: code });
  });
  return { ...fields, call };
}

/** The shopper orders one piece, and the shop-keeper delivers it. */
export async function receive(shop: RunningShop, { call }: Shopper, productId: ProductId): Promise<void> {
  const { data: address } = await call(addAddress, {
    address: '7, Fergusson College Road',
    city: 'Pune',
    pincode: '411001',
    phone: '9876543210',
    notes: 'Ring twice',
  });
  await call(addToCart, { productId, quantity: 1 });
  const { orderId } = await call(placeOrderEndpoint, { addressInfo: { addressId: address._id } });
  await deliver(shop, orderId);
}

/** The shop-keeper rejects an order. */
export async function reject(shop: RunningShop, orderId: OrderId): Promise<void> {
  const keeper = await signingIn(shop, guest => guest(login, shop.administrator));
  await keeper(updateOrder, { orderId, orderStatus: 'rejected', reason: 'price-error' });
}

/** The shop-keeper delivers an order, and its cash reaches the shop. */
export async function deliver(shop: RunningShop, orderId: OrderId): Promise<void> {
  const keeper = await signingIn(shop, guest => guest(login, shop.administrator));
  const { data } = await keeper(updateOrder, { orderId, orderStatus: 'delivered', withoutProof: 'The buyer called' });
  for (const { partId, totalAmount: amount } of data.parts)
    await keeper(recordReceived, {
      ...{ partId, way: 'remitted', amount },
      ...{ receivedOn: '2025-01-01', reference: 'NEFT 4711' },
    });
}
