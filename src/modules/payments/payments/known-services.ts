import type { PaymentFace } from '#shared/ports/payment-port.ts';
import type { ProviderName } from './payment-states.ts';

/** A payment service as its folder declares it to shoppers. */
export interface PaymentService extends PaymentFace {
  readonly name: ProviderName;
  readonly title: string;
}

let known: readonly PaymentService[] = [];

/**
 * Tells which services there are, whether connected or not: the server at start, from the folders, and the browser with the
 * details of the shop. They are the same as long as the program runs. Apart from their texts, because every page tells.
 */
export function knowPaymentServices(services: readonly PaymentService[]): void {
  if (services.length > 0) known = services;
}

export const knownPaymentServices = () => known;
