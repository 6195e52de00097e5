import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { OrderId, PaymentId, RefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** Stands for the shop itself among origins, whatever it is called: addresses on it are written as paths. */
export const OWN_ORIGIN = 'https://own.invalid';

/** What is to be paid, as a provider needs to know it. Always rupees. */
export interface PaymentRequest {
  /** Ours for this try; asked for again under the same id a provider opens no second payment. */
  readonly paymentId: PaymentId;
  readonly orderId: OrderId;
  /** What people call the order. */
  readonly number: string;
  readonly amount: Paise;
  /** Where the provider sends the shopper back to; our order id rides along in it. */
  readonly returnUrl: string;
  readonly heldUntil: Date;
}

export interface OpenedPayment {
  readonly ref: string;
  /** On the provider's own origin, see `origins`. */
  readonly approvalUrl: string;
}

/** What a provider itself says of a payment; the only thing by which an order is ever paid. */
export interface ProviderPayment {
  readonly ref: string;
  /** `approved` waits for `capture`; providers that take money at once never say it. */
  readonly state: 'open' | 'approved' | 'paid' | 'failed' | 'expired';
  /** The money, once it has come; there may be several for one ref after a double payment. */
  readonly captures: readonly ProviderCapture[];
}

export interface ProviderCapture {
  readonly ref: string;
  readonly payerRef: string | null;
  readonly amount: Paise;
  readonly currency: string;
}

/** What a message or a return says happened, and to which payment. It says where to look, never that money came. */
export interface ProviderWord {
  /** Unique for each message; null for a return. */
  readonly messageId: string | null;
  readonly kind: string;
  /** May be of nothing the shop knows: providers also tell of what others have sold. */
  readonly ref: string;
}

export interface ProviderRefund {
  readonly ref: string;
  readonly state: 'sent' | 'settled' | 'failed';
  readonly failure: string | null;
}

/**
 * A way of being paid through somebody else, by its documented protocol. Every call ends within 10 s.
 * @throws ProviderUnreachable for what may work later (away, slow, 5xx, not its usual words); ProviderRefused for what never will
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Origins that `approvalUrl` may lead to. */
  readonly origins: readonly string[];
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /** What has become of a payment. Undefined when the provider knows none under this ref. */
  look(ref: string): Promise<ProviderPayment | undefined>;
  /**
   * Finds a payment that was opened under our id when its ref was lost on the way. A provider that can't be searched
   * answers undefined; with it `open` under the same id finds it.
   */
  find(paymentId: PaymentId): Promise<OpenedPayment | undefined>;
  /** Takes the money of an approved payment; asked again it answers what is. */
  capture(ref: string): Promise<ProviderPayment>;
  /** Closes a payment so that it can't be paid any more, as far as the provider can. */
  close(ref: string): Promise<void>;
  /** Sends money back; asked again under the same id none is sent twice. */
  refund(refund: {
    readonly refundId: RefundId;
    readonly captureRef: string;
    readonly amount: Paise;
    /** What the money came in; rupees but for what was wrong. */
    readonly currency: string;
  }): Promise<ProviderRefund>;
  lookRefund(captureRef: string, ref: string): Promise<ProviderRefund | undefined>;
  /** Reads what a browser brought back from the provider. Undefined unless it is a return of this provider and, where it is signed, rightly so. */
  readReturn(query: Readonly<Record<string, string>>): ProviderWord | undefined | Promise<ProviderWord | undefined>;
  /** Reads a message from its raw body. Undefined unless it is signed by the provider and fresh. */
  readMessage(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ProviderWord | undefined>;
}

/** The provider is away, slow or says what makes no sense; asked later it may be well. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The provider understood and will not. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}
