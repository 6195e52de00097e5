import { methodTexts } from '#orders/settlement/method-texts.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import { offeredNames, type PaymentProviders } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import { setting } from '#shop/shop/server/shop.ts';

export interface AvailableMethod {
  readonly method: 'COD' | ProviderName;
  readonly label: string;
  readonly note: string;
}

/**
 * The payment methods available now, with their texts in English, because the answer is the same for everybody. Cash on
 * delivery always is, whatever the state of the providers.
 */
export async function paymentMethods(ctx: Ctx, providers: PaymentProviders): Promise<AvailableMethod[]> {
  const cap = await setting(ctx, 'codCap');
  const methods = ['COD', ...offeredNames(providers)] as const;
  return methods.map(method => ({ method, ...methodTexts(method, cap) }));
}
