import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { PaymentProviders } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import { priceTag } from '#shared/money/money.ts';
import { setting } from '#shop/shop/server/shop.ts';

export interface AvailableMethod {
  readonly method: 'COD' | ProviderName;
  readonly label: string;
  readonly note: string;
}

const ONLINE: Readonly<Record<ProviderName, Omit<AvailableMethod, 'method'>>> = {
  razorpay: { label: 'UPI, card or net banking', note: 'You pay at Razorpay and come back here.' },
  paypal: { label: 'PayPal', note: 'You pay at PayPal, in rupees, and come back here.' },
  sandbox: { label: 'Test payment', note: 'For trying out the shop: no money moves.' },
};

/** The payment methods available now. Cash on delivery always is, whatever the state of the providers. */
export async function paymentMethods(ctx: Ctx, providers: PaymentProviders): Promise<AvailableMethod[]> {
  const cap = await setting(ctx, 'codCap');
  const note =
    cap === null ? 'Pay in cash when your order arrives.' : `For orders up to ${priceTag(cap)}, when they arrive.`;
  return [
    { method: 'COD', label: 'Cash on delivery', note },
    ...providers.map(({ name }) => ({ method: name, ...ONLINE[name] })),
  ];
}
