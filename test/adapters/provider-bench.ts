import type { PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { BenchMessage } from '#shared/ports/bench.ts';
import type { ProviderServer } from './provider-server.ts';

/** A provider under test beside whatever stands in for its shoppers, its banks and its bad days. */
export interface ProviderBench {
  readonly provider: Omit<PaymentProvider, 'name'>;
  /** The same one, that counts as away after a moment. */
  readonly impatient?: Omit<PaymentProvider, 'name'>;
  /** What is never to be seen in an error. */
  readonly secrets: readonly string[];
  /** How many payments and refunds it has in its books. */
  readonly opened: () => number | Promise<number>;
  readonly refunded: () => number | Promise<number>;
  /** A shopper does at the provider what is needed for the payment. @returns what the browser brings back */
  readonly approve: (ref: string) => Promise<Record<string, string>>;
  /** The provider's own time for the payment is over. */
  readonly expire: (ref: string) => Promise<void>;
  /** Other money than was asked for comes. */
  readonly payWrongly?: (ref: string, amount: number, currency: string) => void;
  /** The ways to which a payment can be limited, and one that is made in another. */
  readonly ways?: readonly string[];
  readonly payOtherwise?: ((ref: string) => void) | undefined;
  /** What it sends the shop about a payment that was approved. */
  readonly message: (ref: string, at?: Date) => BenchMessage | Promise<BenchMessage>;
  /** Those that send money back by and by. */
  readonly payOut?: (refundRef: string, outcome: 'settled' | 'failed') => Promise<void>;
  /** Undefined for a provider that is no server. */
  readonly server?: ProviderServer;
  readonly end: () => Promise<unknown>;
}
