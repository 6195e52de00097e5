import type { PaymentSettings } from '#payments/payments/server/providers/payment-providers.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { type Buyer, fillCart, place } from '#test/builders/buying.ts';
import type { ToPay } from '#test/builders/paying-online.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import type { SentMessage } from './provider-bench.ts';
import type { ProviderServer } from './provider-server.ts';

/** A vendor's server as the tests of the whole way see it, whichever vendor it is. */
export interface Vendor<Server extends ProviderServer = ProviderServer> {
  readonly server: Server;
  readonly settings: Pick<PaymentSettings, 'razorpay' | 'paypal'>;
  /** What the vendor calls the payment that is approved at an address. */
  readonly refAt: (approvalURL: string) => string;
  /** The addresses that its page leads back to, when it is paid and when it is left. */
  readonly returnsOf: (ref: string) => readonly unknown[];
  /** A shopper pays. @returns what the browser brings back */
  readonly approve: (ref: string) => Promise<Record<string, string>>;
  readonly payWrongly: (ref: string, amount: number, currency: string) => void;
  readonly message: (ref: string, at?: Date) => SentMessage;
  /** Of the refund it was told to send last. */
  readonly refundMessage: () => SentMessage;
  /** How many payments it was told to take. */
  readonly opened: () => number;
  /** What it was told to send back, in hundredths, in that order. */
  readonly sentBack: () => readonly number[];
  /** Everything it was told to send back arrives. */
  readonly payOut: () => void;
}

/** Where the shop of these tests is found by shoppers. */
export const SHOP = 'https://shop.example';

/** Puts goods into the cart and orders them, to be paid at a vendor. */
export async function orderThere(
  buyer: Buyer,
  paymentMethod: 'razorpay' | 'paypal',
  goods: readonly [ProductId, number],
  more: { readonly returnUrl?: string } = {},
): Promise<ToPay> {
  await fillCart(buyer, goods);
  const answer = await place(buyer, `there-${newId()}`, { paymentMethod, ...more });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Delivers a message as the vendor does. @returns the status it is answered with */
export async function deliver(shop: TestShop, provider: string, { body, headers }: SentMessage): Promise<number> {
  const url = `/api/payments/${provider}/webhook`;
  const sent = { ...headers, 'content-type': 'application/json' };
  return (await shop.app.inject({ method: 'POST', url, headers: sent, payload: body })).statusCode;
}
