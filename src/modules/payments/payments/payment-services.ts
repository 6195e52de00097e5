import { t } from '#shared/language/t.ts';
import type { PaymentFace } from '#shared/ports/payment-port.ts';
import { wordsIn } from '#shared/ports/words-in.ts';
import type { PaymentMethod, ProviderName } from './payment-states.ts';

/** A payment service as its folder declares it to shoppers. */
export interface PaymentService extends PaymentFace {
  readonly name: ProviderName;
  readonly title: string;
}

let known: ReadonlyMap<ProviderName, PaymentService> = new Map();

/**
 * Tells which services there are, whether connected or not: the server at start, from the folders, and the browser with the
 * details of the shop. They are the same as long as the program runs.
 */
export function knowPaymentServices(services: readonly PaymentService[]): void {
  if (services.length > 0) known = new Map(services.map(service => [service.name, service]));
}

export function knownPaymentServices(): readonly PaymentService[] {
  return [...known.values()];
}

export function paymentService(name: ProviderName): PaymentService | undefined {
  return known.get(name);
}

/** The title of a service; of one whose folder is gone, its name with a capital. */
export function paymentTitle(name: ProviderName): string {
  return known.get(name)?.title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A text of a service in the language of now; undefined if its folder is gone. */
export function paymentText(name: ProviderName, text: 'label' | 'note' | 'way'): string | undefined {
  const service = known.get(name);
  return service && wordsIn(t('language.code'), service[text]);
}

/** Whether something is the name of a method that the shop knows. */
export function isPaymentMethod(name: unknown): name is PaymentMethod {
  return name === 'COD' || name === 'sandbox' || (typeof name === 'string' && known.has(name));
}
