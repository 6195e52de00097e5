import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Money } from '#payments/payments/read-provider.ts';
import type { OrderId, PaymentId, RefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** Placeholder for the shop's own origin, whose host is not known here: addresses on it are written as paths. */
export const OWN_ORIGIN = 'https://own.invalid';

/** A payment to open. The currency is always INR. */
export interface PaymentRequest {
  /** Our id of the attempt and idempotency key: opening it again opens no second payment. */
  readonly paymentId: PaymentId;
  readonly orderId: OrderId;
  /** The order number that people read. */
  readonly number: string;
  readonly amount: Paise;
  /** Where the provider sends the shopper afterwards; it contains our order id. */
  readonly returnUrl: string;
  readonly heldUntil: Date;
}

export interface OpenedPayment {
  readonly ref: string;
  /** On one of `origins`. */
  readonly approvalUrl: string;
}

/** A payment as its provider reports it, the only evidence by which an order becomes paid. */
export interface ProviderPayment {
  readonly ref: string;
  /** `approved` waits for `capture`; providers that capture immediately never report it. */
  readonly state: 'open' | 'approved' | 'paid' | 'failed' | 'expired';
  /** The captures; more than one after a double payment. */
  readonly captures: readonly Money[];
}

/**
 * What a webhook message or a return from the provider's page is about. It says which payment to look up, never that
 * money came.
 */
export interface ProviderWord {
  /** Unique for each message; null for a return. */
  readonly messageId: string | null;
  readonly kind: string;
  /** May be unknown to the shop, if its account at the provider is used for other sales too. */
  readonly ref: string;
}

export interface ReceivedMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

export interface RefundRequest {
  readonly refundId: RefundId;
  readonly captureRef: string;
  readonly amount: Paise;
  /** The currency of the capture: INR, except for money that came in a wrong one. */
  readonly currency: string;
}

export interface ProviderRefund {
  readonly ref: string;
  readonly state: 'sent' | 'settled' | 'failed';
  readonly failure: string | null;
}

/**
 * A payment provider by its documented protocol. Every call ends within 10 s.
 * @throws ProviderUnreachable if a retry may succeed (down, slow, 5xx, undocumented answer); ProviderRefused if it
 * won't
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Origins that `approvalUrl` may lead to. */
  readonly origins: readonly string[];
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /** Undefined if the provider knows no payment with this reference. */
  look(ref: string): Promise<ProviderPayment | undefined>;
  /**
   * Finds a payment by our id if its reference was lost. Providers without such a search return undefined; for them
   * `open` with the same id returns the existing payment.
   */
  find(paymentId: PaymentId): Promise<OpenedPayment | undefined>;
  /** Captures an approved payment. Idempotent: returns the payment as it is. */
  capture(ref: string): Promise<ProviderPayment>;
  /** Closes a payment so that it can't be paid any more, where the provider supports it. */
  close(ref: string): Promise<void>;
  /** Sends a refund. Idempotent by `refundId`. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  lookRefund(captureRef: string, ref: string): Promise<ProviderRefund | undefined>;
  /**
   * Reads the query of the return address. Undefined unless it is a return of this provider with a valid signature, if
   * it signs them.
   */
  readReturn(query: Readonly<Record<string, string>>): ProviderWord | undefined | Promise<ProviderWord | undefined>;
  /** Reads a webhook message from its raw body. Undefined unless it is signed by the provider and recent. */
  readMessage(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ProviderWord | undefined>;
}

/** The provider is unavailable, too slow or gives an undocumented answer; a retry may succeed. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The provider has refused; a retry would not help. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}
