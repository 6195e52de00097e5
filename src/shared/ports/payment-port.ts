import type { OrderId, PaymentId, RefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { Words } from './adapter.ts';

/** A payment to open. The currency is always INR. */
export interface PaymentRequest {
  /** Our id of the attempt, a UUID, and idempotency key: opening it again opens no second payment. */
  readonly paymentId: PaymentId;
  readonly orderId: OrderId;
  /** The order number that people read. */
  readonly number: string;
  readonly amount: Paise;
  /** Where the service sends the shopper afterwards, by GET; it contains our order id and is sent as it is. */
  readonly returnUrl: string;
  /** Until when the shop keeps the items. The payment should end with it, or soon after if the service wants more time. */
  readonly heldUntil: Date;
  /** One of the adapter's `ways`: it must not be possible to pay in another. Without it, all of them are possible. */
  readonly only?: string;
}

export interface OpenedPayment {
  /** What the service calls the payment. */
  readonly ref: string;
  /** Where the shopper pays, on one of `pages`. */
  readonly approvalUrl: string;
}

/** Money that has come. */
export interface Money {
  /** What the service calls it; unique for ever, and enough to send it back. */
  readonly ref: string;
  /** Who paid, as the service calls them; null if it does not say. */
  readonly payerRef: string | null;
  readonly amount: Paise;
  readonly currency: string;
  /** The service says that it was paid in another way than the only one. The shop sends it back. */
  readonly isOtherWay?: true | undefined;
}

/** A payment as the service reports it, the only evidence by which an order becomes paid. */
export interface ProviderPayment {
  readonly ref: string;
  /** `approved` waits for `capture`; services that take the money at once never report it. */
  readonly state: 'open' | 'approved' | 'paid' | 'failed' | 'expired';
  /** All money that has come for it, also what has been sent back since; more than one after a double payment. */
  readonly captures: readonly Money[];
}

/**
 * What a message or a return from the payment page is about. It says which payment to look up, never that money came.
 */
export interface ProviderWord {
  /** Unique for each message, and the same when it is repeated; null for a return. */
  readonly messageId: string | null;
  readonly kind: string;
  /** May be unknown to the shop, if its account at the service is used for other sales too. */
  readonly ref: string;
}

export interface RefundRequest {
  readonly refundId: RefundId;
  readonly captureRef: string;
  readonly amount: Paise;
  /** The currency of the money: INR, except for what came in a wrong one. */
  readonly currency: string;
}

export interface ProviderRefund {
  readonly ref: string;
  readonly state: 'sent' | 'settled' | 'failed';
  /** Why it failed, in a sentence for administrators. */
  readonly failure: string | null;
}

/**
 * A payment service. Every call throws `AdapterFailed` and nothing else: `refused` if a repetition would not help. The shop
 * gives a call 4.5 seconds, all its requests together.
 *
 * - The shop decides nothing by a message, a return or an amount in them: it asks `look` and compares amount and currency.
 * - The same settings are connected once, so a connection may keep an access token.
 * - It is also asked about payments that were begun before it was switched off.
 */
export interface PaymentConnection {
  /** Those of the adapter's `ways` that shoppers can choose now. */
  readonly ways?: readonly string[] | undefined;
  /** Whether the settings work, without opening or moving anything. @returns what was found */
  test(): Promise<string>;
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /**
   * Undefined if the service knows no payment with this reference. Any text may be given, also an empty one or `../x`.
   * @param only the way that was asked for when it was opened; money that came in another is marked
   */
  look(ref: string, only?: string): Promise<ProviderPayment | undefined>;
  /**
   * Finds a payment by our id if its reference was lost. Services without such a search return undefined; for them `open`
   * with the same id returns the existing payment.
   */
  find(paymentId: PaymentId): Promise<OpenedPayment | undefined>;
  /** Takes the money of an approved payment. Idempotent: returns the payment as it is. @throws AdapterFailed `refused` if it is unknown */
  capture(ref: string, only?: string): Promise<ProviderPayment>;
  /** Closes a payment so that it can't be paid any more, where the service supports it. One that is paid stays paid. */
  close(ref: string): Promise<void>;
  /** Sends money back. Idempotent by `refundId`; one that failed is sent again. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  lookRefund(captureRef: string, ref: string): Promise<ProviderRefund | undefined>;
  /**
   * Reads the query of the return address. Undefined unless it is a return of this service, with a valid signature if it
   * signs them.
   */
  readReturn(query: Readonly<Record<string, string>>): ProviderWord | undefined | Promise<ProviderWord | undefined>;
  /**
   * Reads a message from its raw body, sent to `/api/payments/<name>/webhook`. Undefined unless it is signed by the service,
   * not older than the service would repeat it, and not from the future by more than five minutes.
   */
  readMessage(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ProviderWord | undefined>;
}

/** What shoppers read of a payment service, and where they are led. */
export interface PaymentFace {
  /** How one pays: “UPI, card or net banking”. */
  readonly label: Words;
  /** What happens: “You pay at Razorpay and come back here.” */
  readonly note: Words;
  /** As the part of a sentence after “You can pay online”: “by UPI, card or net banking (Razorpay)”. */
  readonly way: Words;
  /** Origins of its payment pages; shoppers are led nowhere else. */
  readonly pages: readonly `https://${string}`[];
  /** Names of the parameters that it adds to the return address. */
  readonly returns: readonly string[];
  readonly icon: PaymentIcon;
  /** Shoppers can choose instalments there. */
  readonly hasEmi?: true | undefined;
}

/**
 * One way of paying at a service, such as UPI or the credit cards of a bank, as a method of its own, so that an offer can ask
 * for it.
 */
export interface PaymentWay extends Pick<PaymentFace, 'label' | 'note' | 'icon'> {
  /** What it is called after the title of the service: “UPI”. */
  readonly title: string;
}

export const PAYMENT_ICONS = ['phone', 'wallet', 'card'] as const;
export type PaymentIcon = (typeof PAYMENT_ICONS)[number];
