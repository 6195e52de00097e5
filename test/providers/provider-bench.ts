import type { PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { ProviderServer } from './provider-server.ts';

export interface SentMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider under test beside whatever stands in for its shoppers, its banks and its bad days. */
export interface ProviderBench {
  readonly provider: PaymentProvider;
  /** The same one, that counts as away after a moment. */
  readonly impatient?: PaymentProvider;
  /** What is never to be seen in an error. */
  readonly secrets: readonly string[];
  /** How many payments and refunds it has in its books. */
  readonly opened: () => number | Promise<number>;
  readonly refunded: () => number | Promise<number>;
  /** A shopper does at the provider what is needed for the payment. @returns what the browser brings back */
  readonly approve: (ref: string) => Promise<Record<string, string>>;
  /** The provider's own time for the payment is over. */
  readonly expire: (ref: string) => Promise<void>;
  /** What it sends the shop about a payment that was approved. */
  readonly message: (ref: string, at?: Date) => SentMessage | Promise<SentMessage>;
  /** Those that send money back by and by. */
  readonly payOut?: (refundRef: string, outcome: 'settled' | 'failed') => Promise<void>;
  /** Undefined for a provider that is no server. */
  readonly server?: ProviderServer;
  readonly end: () => Promise<unknown>;
}

/** In what providers differ by their nature. */
export interface ProviderTraits {
  /** Approval is one thing, taking the money another. */
  readonly isCaptured: boolean;
  /** What comes back by the browser is signed. */
  readonly signsReturns: boolean;
  /** Its payments can be closed from outside. */
  readonly closes: boolean;
  /** It is reached over the network. */
  readonly isRemote: boolean;
  /** How long a message is good, because it is repeated for so long. */
  readonly repeatsForHours: number;
}
