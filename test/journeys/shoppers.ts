import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { RunningShop } from './running-shop.ts';

export interface Shopper {
  readonly id: string;
  readonly userName: string;
  readonly email: string;
  readonly password: string;
}

/** As much of a product as journeys look at, in the wire's rupees. */
export interface Goods {
  readonly _id: string;
  readonly slug: string;
  readonly title: string;
  readonly price: number;
  readonly salePrice: number | null;
  readonly totalStock: number;
  readonly username: string;
}

let made = 0;

/** A shopper of this journey alone, registered by the API; the browser of this page is signed in then. */
export async function newShopper(page: Page, shop: RunningShop, more: { userName?: string } = {}): Promise<Shopper> {
  made += 1;
  const userName = more.userName ?? `Kavya ${process.pid} ${made}`;
  const person = { userName, email: `kavya.${process.pid}.${made}@journey.example`, password: 'chai at four o clock' };
  const fields = { ...person, mobile: '98765 43210', role: 'user', type: 'user' };
  await write(page, shop, 'POST', '/api/auth/register', fields);
  const mail = await shop.mailTo(person.email, /^Subject: \d{6} is your/m);
  const otp = /^Subject: (\d{6}) is your/m.exec(mail)?.[1];
  const { user } = await write(page, shop, 'POST', '/api/auth/verifyOtp', { ...fields, otp });
  return { ...person, id: user.id };
}

/** A call that changes something, made by the person whose browser this is. */
export async function write(
  { request }: { readonly request: APIRequestContext },
  shop: RunningShop,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) {
  const answer = await request.fetch(`${shop.url}${path}`, { method, data, headers: { origin: shop.url } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export async function addToCart(page: Page, shop: RunningShop, product: Goods, quantity = 1): Promise<void> {
  await write(page, shop, 'POST', '/api/shop/cart/add', { productId: product._id, quantity });
}

const SILVER_OAK = {
  name: 'Kavya Rao',
  address: 'Flat 302, Silver Oak, 14 Residency Road',
  city: 'Bengaluru',
  pincode: '560025',
  phone: '9876543210',
  notes: 'Ring twice',
};

export async function addAddress(page: Page, shop: RunningShop, { id }: Shopper, more = {}): Promise<void> {
  await write(page, shop, 'POST', '/api/shop/address/add', { ...SILVER_OAK, userId: id, ...more });
}

/** Goods in stock that cost less than their maximum price, from two sellers, none of them nearly sold out. */
export async function goodsOfTwoSellers(shop: RunningShop): Promise<readonly [Goods, Goods]> {
  const goods = (await onSale(shop)).filter(({ salePrice, totalStock }) => salePrice !== null && totalStock > 20);
  const [one] = goods;
  const other = goods.find(({ username }) => username !== one?.username);
  if (!one || !other) throw new Error('the demo has goods of one seller only');
  return [one, other];
}

/** Few enough, and cheap enough, that a new account may order all of them to be paid in cash. */
export async function scarceGoods(shop: RunningShop): Promise<Goods> {
  const scarce = (await onSale(shop)).find(
    ({ totalStock, price }) => totalStock > 1 && totalStock < 8 && totalStock * price < 300_000,
  );
  if (!scarce) throw new Error('the demo has nothing scarce');
  return scarce;
}

async function onSale(shop: RunningShop): Promise<readonly Goods[]> {
  const answer = await fetch(`${shop.url}/api/shop/products/get?inStock=true&limit=100&sortBy=newest`);
  return ((await answer.json()) as { data: Goods[] }).data;
}

/** ₹1,37,900.00, from rupees. */
export function totalText(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
}
