import { t } from '#shared/language/t.ts';
import { wordsIn } from '#shared/ports/words-in.ts';
import { knownPaymentServices, type PaymentService } from './known-services.ts';
import type { PaymentMethod, ProviderName } from './payment-states.ts';

export function paymentService(name: ProviderName): PaymentService | undefined {
  return knownPaymentServices().find(service => service.name === name);
}

/**
 * The title of a service; of a way of paying that was not told, that of its service; of one whose folder is gone, its name
 * with a capital.
 */
export function paymentTitle(name: ProviderName): string {
  const known = paymentService(name) ?? knownPaymentServices().find(each => name.startsWith(`${each.name}-`));
  return known?.title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The title of the service that takes the payments of a method. */
export function serviceTitle(name: ProviderName): string {
  return paymentTitle(paymentService(name)?.of ?? name);
}

/** A text of a service in the language of now; undefined if its folder is gone. */
export function paymentText(name: ProviderName, text: 'label' | 'note' | 'way'): string | undefined {
  const service = paymentService(name);
  return service && wordsIn(t('language.code'), service[text]);
}

/** Whether something is the name of a method that the shop knows. */
export function isPaymentMethod(name: unknown): name is PaymentMethod {
  return name === 'COD' || name === 'sandbox' || (typeof name === 'string' && paymentService(name) !== undefined);
}
