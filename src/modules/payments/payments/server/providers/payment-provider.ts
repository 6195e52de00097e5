import type { ProviderName } from '#payments/payments/payment-states.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { PaymentConnection } from '#shared/ports/payment-port.ts';

/** Placeholder for the shop's own origin, whose host is not known here: addresses on it are written as paths. */
export const OWN_ORIGIN = 'https://own.invalid';

/**
 * A payment service by the name of its folder, one way of paying there, or the built-in one. Every call ends within ten
 * seconds.
 */
export interface PaymentProvider extends Omit<PaymentConnection, 'test' | 'ways'> {
  readonly name: ProviderName;
  /** The names under which it takes payments: its own, and those of its ways. Its messages are about all of them. */
  readonly names?: readonly ProviderName[];
  /** Origins that `approvalUrl` may lead to. */
  readonly origins: readonly string[];
}

/** Whether a provider has refused, so that a retry would not help. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AdapterFailed && error.failure === 'refused';
}

/** Whether a provider is unavailable, too slow, or does not accept the shop's keys; a retry may succeed. */
export function isAway(error: unknown): boolean {
  return error instanceof AdapterFailed && error.failure !== 'refused';
}
