import type { LightMyRequestResponse as Response } from 'fastify';
import { addToCart } from '#orders/cart/contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import type { Database } from '#platform/db/database.ts';
import type { AddressId, OrderId, ProductId } from '#shared/id.ts';
import { newId } from '#shared/id.ts';
import type { CastMember } from '#test/fixtures/cast.ts';
import type { Client, TestShop } from '#test/fixtures/shop.ts';

/** A shopper made for one test, with an address to send to. */
export interface Buyer extends CastMember, Client {
  readonly addressId: AddressId;
}

export async function newBuyer(shop: TestShop): Promise<Buyer> {
  const id = newId<'user'>();
  const userName = `buyer-${id.slice(-12)}`;
  const member = { id, userName, email: `${userName}@cast.example` };
  await shop.open.db
    .insertInto('users')
    .values({
      id,
      email: member.email,
      user_name: userName,
      user_name_key: userName,
      mobile: null,
      password_hash: 'none',
      role: 'user',
      type: 'user',
    })
    .execute();
  const client = await shop.as(member);
  const { data } = await client.call(addAddress, {
    name: 'Asha Rao',
    address: '12 MG Road',
    city: 'Bengaluru',
    pincode: '560029',
    phone: '9876543210',
    notes: 'Ring twice',
  });
  return { ...member, ...client, addressId: data._id };
}

export async function fillCart(buyer: Client, ...goods: readonly (readonly [ProductId, number])[]): Promise<void> {
  for (const [productId, quantity] of goods) await buyer.call(addToCart, { productId, quantity });
}

/** Places what is in the cart, as raw as a client can. */
export function place(buyer: Buyer, key?: string, more: object = {}): Promise<Response> {
  return buyer.inject({
    method: 'POST',
    url: '/api/shop/order/create',
    payload: { addressInfo: { addressId: buyer.addressId }, ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

/** Puts goods into the cart and orders them. */
export async function buy(buyer: Buyer, ...goods: readonly (readonly [ProductId, number])[]): Promise<OrderId> {
  await fillCart(buyer, ...goods);
  const answer = await place(buyer, `buy-${newId()}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().orderId;
}

export async function stockOf(db: Database, id: ProductId): Promise<number> {
  const { stock } = await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow();
  return stock;
}
