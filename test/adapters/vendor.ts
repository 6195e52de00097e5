import type { ShopSettings } from '#config/shop-settings.ts';
import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import { newId, type ProductId } from '#shared/id.ts';
import type { BenchMessage, PaymentBench } from '#shared/ports/bench.ts';
import { type Buyer, fillCart, place } from '#test/builders/buying.ts';
import type { ToPay } from '#test/builders/paying-online.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** A payment service as the tests of the whole way see it, whichever it is. */
export interface Vendor<Bench extends PaymentBench = PaymentBench> {
  readonly bench: Bench;
  readonly server: BenchServer;
  /** What a shop that takes payments there is opened with. */
  readonly settings: Required<Pick<ShopSettings, 'payments' | 'tools'>>;
}

export async function startVendor(name: string): Promise<Vendor> {
  const makeBench = (await importAdapterFile('payment', name, 'bench')) as () => PaymentBench;
  const bench = makeBench();
  const server = await startBench(bench);
  const payments = { sandbox: false, services: { [name]: { settings: bench.settings } } };
  return { bench, server, settings: { payments, tools: server.tools } };
}

/** Where the shop of these tests is found by shoppers. */
export const SHOP = 'https://shop.example';

/** Puts goods into the cart and orders them, to be paid at a vendor. */
export async function orderThere(
  buyer: Buyer,
  paymentMethod: string,
  goods: readonly [ProductId, number],
  more: { readonly returnUrl?: string } = {},
): Promise<ToPay> {
  await fillCart(buyer, goods);
  const answer = await place(buyer, `there-${newId()}`, { paymentMethod, ...more });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Delivers a message as the vendor does. @returns the status it is answered with */
export async function deliver(shop: TestShop, provider: string, { body, headers }: BenchMessage): Promise<number> {
  const url = `/api/payments/${provider}/webhook`;
  const sent = { ...headers, 'content-type': 'application/json' };
  return (await shop.app.inject({ method: 'POST', url, headers: sent, payload: body })).statusCode;
}
