import type { Adapter } from '#shared/ports/adapter.ts';
import type { PaymentFace } from '#shared/ports/payment-port.ts';
import type { ProviderName } from './payment-states.ts';

/** A payment service as its folder declares it to shoppers. */
export interface PaymentService extends PaymentFace {
  readonly name: ProviderName;
  readonly title: string;
  /** The service at which this is one way of paying. */
  readonly of?: ProviderName | undefined;
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

/** A folder's service, and after it each way of paying there that can be a method of its own. */
export function servicesOf({ name, title, face, ways = {} }: Adapter<'payment'>): readonly PaymentService[] {
  const { hasEmi: _, ...apart } = face;
  return [
    { ...face, name, title },
    ...Object.entries(ways).map(([key, way]) => ({
      ...{ ...apart, ...way },
      ...{ name: methodOfWay(name, key), title: `${title} ${way.title}`, of: name },
    })),
  ];
}

/** The method of one way of paying at a service. */
export function methodOfWay(service: ProviderName, way: string): ProviderName {
  return `${service}-${way}`;
}
